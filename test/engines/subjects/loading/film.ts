import { expect, it } from 'vitest';
import { addScript, startGoBetween } from '../../go-between.ts';
import { open } from '../../visit.ts';

it('a film that never loads delays nothing, and the page has no film before its load event', async () => {
  const never = new Promise(() => undefined);
  const isFilm = (path: string) => /\.(webm|mp4)$/.test(path);
  const site = await startGoBetween({
    hold: (path) => (isFilm(path) ? never : undefined),
    rewrite: addScript(countFilmsAtLoad),
  });
  const page = await open('/', { site, hasSeenPopup: false, withMotion: true });
  await expect.poll(() => page.count('dialog', 'Happy Festive Season from Utsav Motors Delhi!')).toBe(1);
  // WebKit delays the `load` event by three seconds for a film, wanted or not.
  expect(await page.evaluate(() => document.documentElement.dataset.films)).toBe('0');
});

const countFilmsAtLoad = `
  addEventListener('load', () => {
    document.documentElement.dataset.films = document.querySelectorAll('video').length;
  });
`;
