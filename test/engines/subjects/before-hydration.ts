import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { startGoBetween } from '../go-between.ts';
import { hydrated } from '../page.ts';
import { open } from '../visit.ts';

/** A site whose code, but for the loader, comes only when `arrive` is called. */
async function startSlowSite() {
  const arrival = new EventEmitter();
  const arrived = once(arrival, 'arrived');
  const isHeld = (path: string) => path.endsWith('.js') && !path.includes('/loader.');
  const site = await startGoBetween({ hold: (path) => (isHeld(path) ? arrived : undefined) });
  return { site, arrive: () => arrival.emit('arrived') };
}

/** For two seconds a click is not forgotten. On a busy machine they may be over before the code is there. */
function slowDown(): void {
  const own = window.setTimeout.bind(window);
  const slow = (work: () => void, ms = 0) => own(work, ms * 20);
  window.setTimeout = slow as typeof setTimeout;
}

describe('before the code is there', () => {
  it('a button can be clicked, and does then what it does', async () => {
    const { site, arrive } = await startSlowSite();
    const page = await open('/about', { site, isHydrated: false });
    await page.evaluate(slowDown);
    await page.click('button', 'Open menu');
    arrive();
    await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
  });

  it('words can be typed, and stay', async () => {
    const { site, arrive } = await startSlowSite();
    const page = await open('/contact', { site, isHydrated: false });
    await page.fill('First Name *', 'Asha');
    arrive();
    await hydrated(page);
    await page.type(' Rao', 0);
    const name = () =>
      page.evaluate(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value);
    await expect.poll(name).toBe('Asha Rao');
  });
});

it('a film that does not come holds nothing up, and none is in the page until that has loaded', async () => {
  const never = new Promise(() => undefined);
  const isFilm = (path: string) => /\.(webm|mp4)$/.test(path);
  const site = await startGoBetween({
    hold: (path) => (isFilm(path) ? never : undefined),
    rewrite: (html) => html.replace('<head>', `<head><script>${countFilmsAtLoad}</script>`),
  });
  const page = await open('/', { site, hasSeenPopup: false });
  await expect.poll(() => page.count('dialog', 'Happy Festive Season from Utsav Motors Delhi!')).toBe(1);
  // WebKit's `load` event comes three seconds later for a film, wanted or not.
  expect(await page.evaluate(() => document.documentElement.dataset.films)).toBe('0');
});

const countFilmsAtLoad = `
  document.currentScript.remove();
  addEventListener('load', () => {
    document.documentElement.dataset.films = document.querySelectorAll('video').length;
  });
`;
