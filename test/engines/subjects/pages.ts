import { expect, inject, it } from 'vitest';
import { viewportOf } from '../../chromium/viewport.ts';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { open } from '../visit.ts';

/** Browsers treat this host as secure. One page is opened here, to show that any host serves styles and code. */
const localhost = inject('siteOrigin').replace('127.0.0.1', 'localhost');

it.each(samplePages)('$name fits on a phone and on a desktop', async ({ name, path }) => {
  const page = await open(path, name === 'about' ? { site: localhost } : {});
  for (const width of [390, 320, 1440]) {
    await page.resize(width, viewportOf(width).height);
    const size = () => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
    await expect.poll(size, { message: `width at ${width}` }).toEqual([width, width]);
  }
  expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
});
