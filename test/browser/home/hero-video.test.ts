import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import type { Visit } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { faintTexts } from '../accessibility/checks/faint-texts.ts';

const film = (page: Page) => page.locator('.hero video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const words = ['.hero__title', '.hero__text p', '.hero .button--outline-light'];

/** Opens the home page with its clock stopped just after a film may begin, so that no fireworks are drawn. */
async function openHome(visit: Visit) {
  const films: string[] = [];
  const page = await openPage('/', {
    isClockStopped: true,
    ...visit,
    async before(it) {
      it.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/film')) films.push(pathname);
      });
      await visit.before?.(it);
    },
  });
  await page.clock.runFor(20);
  return { page, films };
}

describe.each([
  [390, '/assets/scenes/film-portrait.'],
  [1440, '/assets/scenes/film.'],
] as const)('the hero’s film at %i pixels', (width, path) => {
  it('plays muted behind the text, which stays readable, and can be paused and resumed', async () => {
    const { page, films } = await openHome({ width, withMotion: true });
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
    expect(films.length).toBeGreaterThan(0);
    expect(films.filter((film) => !film.startsWith(path))).toEqual([]);
    expectQuiet(page);

    await hideAllButHero(page);
    for (const second of [0, 1.5, 3, 4.5]) {
      await stopFilmAt(page, second);
      expect.soft(await faintTexts(page, words), `faint at second ${second}`).toEqual([]);
    }
  });
});

describe('the hero’s film', () => {
  it.each<[string, Visit]>([
    ['under reduced motion', {}],
    ['with Save-Data', { withMotion: true, before: (page) => connect(page, { saveData: true }) }],
    ['on a slow connection', { withMotion: true, before: (page) => connect(page, { effectiveType: '3g' }) }],
  ])('is not fetched %s until the visitor starts it', async (_name, visit) => {
    const { page, films } = await openHome(visit);
    await page.waitForLoadState('networkidle');
    expect(await film(page).count()).toBe(0);
    expect(films).toEqual([]);
    expect(await page.locator('.hero img').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    expect(films.length, 'fetched then').toBeGreaterThan(0);
  });
});

async function connect(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** So that the pictures which are checked are small. */
async function hideAllButHero(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.hero ~ *, footer { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function stopFilmAt(page: Page, second: number): Promise<void> {
  await film(page).evaluate(async (video: HTMLVideoElement, time) => {
    await video.play();
    video.pause();
    video.style.transition = 'none';
    video.classList.add('is-playing');
    const arrival = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = Math.min(time, video.duration - 0.1);
    await arrival;
    video.style.opacity = '1';
  }, second);
}
