import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { faintTexts } from '../accessibility/checks/faint-texts.ts';

const words = ['.hero__title', '.hero__text p', '.hero .button--outline-light'];

describe.each([390, 1440])('the text on the film at %i pixels', (width) => {
  it('stays readable while it plays', async () => {
    const page = await openPage('/', { width, withMotion: true });
    for (const second of [0, 1.5, 3, 4.5]) {
      await stopFilmAt(page, second);
      expect.soft(await faintTexts(page, words), `at second ${second}`).toEqual([]);
    }
  });
});

async function stopFilmAt(page: Page, second: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, time) => {
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
