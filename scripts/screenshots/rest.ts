import type { Page } from 'playwright-core';

const filmSecond = 2;

/** Waits for fonts and pictures (the visible ones, or all of the page), and holds the film at one frame. */
export async function comeToRest(page: Page, isWholePage: boolean): Promise<void> {
  await page.evaluate(async (isWhole) => {
    const images = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return isWhole || (bottom > 0 && top < window.innerHeight);
    });
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  }, isWholePage);
  const isPlayed = await page.evaluate(() => document.querySelector('video')?.paused === false);
  if (isPlayed) await holdFilm(page);
}

/** Without pausing it, which would show the poster again. */
async function holdFilm(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await page.evaluate(async (second) => {
    const film = document.querySelector('video');
    if (!film) return;
    film.playbackRate = 0;
    await new Promise((resolve) => {
      film.addEventListener('seeked', resolve, { once: true });
      film.currentTime = second;
    });
  }, filmSecond);
}
