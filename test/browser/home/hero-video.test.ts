import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const film = (page: Page) => page.locator('.hero video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

describe.each([
  [390, '/assets/scenes/film-portrait.'],
  [1440, '/assets/scenes/film.'],
] as const)('the hero’s film at %i pixels', (width, path) => {
  it('plays muted behind the text, and can be paused and resumed', async () => {
    const page = await openPage('/', { width, withMotion: true });
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    expect(await film(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    expect(await isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    expect(await isPaused(page)).toBe(false);
    expect(
      await film(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [
        muted,
        loop,
        playsInline,
      ]),
    ).toEqual([true, true, true]);
    const fetched = await fetchedFilms(page);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((film) => !film.startsWith(path))).toEqual([]);
    expectQuiet(page);
  });
});

describe('the hero’s film', () => {
  it.each<[string, Parameters<typeof openPage>[1]]>([
    ['under reduced motion', {}],
    ['with Save-Data', { withMotion: true, before: (page) => connect(page, { saveData: true }) }],
    ['on a slow connection', { withMotion: true, before: (page) => connect(page, { effectiveType: '3g' }) }],
  ])('is not fetched %s until the visitor starts it', async (_name, visit) => {
    const page = await openPage('/', visit);
    await page.waitForLoadState('networkidle');
    expect(await film(page).count()).toBe(0);
    expect(await fetchedFilms(page)).toEqual([]);
    expect(await page.locator('.hero img').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
  });
});

it('a film that never loads delays nothing', async () => {
  const page = await openPage('/', {
    hasSeenPopup: false,
    withMotion: true,
    async before(it) {
      await it.route('**/film*', () => undefined);
      await it.addInitScript(() => {
        addEventListener('load', () => {
          document.documentElement.dataset.films = String(document.querySelectorAll('video').length);
        });
      });
    },
  });
  expect(await page.locator('html').getAttribute('data-films')).toBe('0');
  await page.getByRole('dialog', { name: /^Happy Festive Season/ }).waitFor();
});

function fetchedFilms(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.includes('/film')),
  );
}

async function connect(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
