import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faintTexts } from '../accessibility/checks/faint-texts.ts';
import { openPage, type Visit } from '../harness/browser.ts';
import { connect } from './show.ts';

const film = (page: Page) => page.locator('.hero video');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const words = ['.hero__title', '.hero__text p', '.hero .button--outline-light'];

/** Opens the home page, and stops its clock when the film may start, before fireworks are drawn. */
async function openHero(visit: Visit): Promise<Page> {
  const page = await openPage('/', { isClockStopped: true, ...visit });
  await page.clock.runFor(20);
  return page;
}

describe('the hero’s film', () => {
  it.each([
    [390, '/assets/scenes/film-portrait.'],
    [1440, '/assets/scenes/film.'],
  ] as const)(
    'plays muted behind the text at %i pixels, which stays readable, and can be paused and resumed',
    async (width, path) => {
      const page = await openHero({ width, withMotion: true });
      await press(page, 'Pause the film');
      await press(page, 'Play the film');
      await page.getByRole('button', { name: 'Pause the film' }).waitFor();
      expect(await film(page).isVisible()).toBe(true);
      const { currentSrc, ...traits } = await film(page).evaluate((video: HTMLVideoElement) => {
        const { paused, muted, loop, playsInline, currentSrc } = video;
        return { paused, muted, loop, playsInline, currentSrc };
      });
      expect(traits).toEqual({ paused: false, muted: true, loop: true, playsInline: true });
      expect(currentSrc).toContain(path);

      await press(page, 'Pause the film');
      for (const second of [0, 1.5, 3, 4.5]) {
        await showFilmAt(page, second);
        expect.soft(await faintTexts(page, words), `faint at second ${second}`).toEqual([]);
      }
    },
  );

  it.each<[string, Visit]>([
    ['under reduced motion', {}],
    ['with Save-Data', { withMotion: true, before: (page) => connect(page, { saveData: true }) }],
    ['on a slow connection', { withMotion: true, before: (page) => connect(page, { effectiveType: '3g' }) }],
  ])('%s, is not in the page until the visitor starts it', async (_name, visit) => {
    const page = await openHero(visit);
    const play = page.getByRole('button', { name: 'Play the film' });
    await play.waitFor();
    expect(await film(page).count()).toBe(0);
    expect(await page.locator('.hero img').isVisible()).toBe(true);
    await play.click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
  });
});

async function showFilmAt(page: Page, second: number): Promise<void> {
  await film(page).evaluate(async (video: HTMLVideoElement, time) => {
    const arrival = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = Math.min(time, video.duration - 0.1);
    await arrival;
  }, second);
}
