import { describe, expect, inject, it } from 'vitest';
import { viewportOf } from '../../../scripts/chromium/viewport.ts';
import type { Role } from '../../../scripts/engines/engine.ts';
import { samplePages } from '../../../scripts/sample-pages/sample-pages.ts';
import { controlsIn, pathOfWords } from '../../words.ts';
import { open } from '../visit.ts';

/** One page is opened here, which a browser treats as secure: it needs no configured origin for styles and code. */
const localhost = inject('siteOrigin').replace('127.0.0.1', 'localhost');

describe.each(samplePages)('$name', ({ name }) => {
  it('fits on a phone and on a desktop, and every field and button has the name that the engine computes', async () => {
    const page = await open(pathOfWords(name), name === 'about' ? { site: localhost } : {});
    for (const width of [390, 320, 1440]) {
      await page.resize(width, viewportOf(width).height);
      const size = () => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
      await expect.poll(size, { message: `width at ${width}` }).toEqual([width, width]);
    }
    // In Firefox a library computes the names. A link's are its words or its label everywhere.
    const controls = controlsIn(name).filter(([role]) => page.name !== 'Firefox' && role !== 'link');
    for (const [role, label] of controls) {
      const count = () => page.count(role as Role, label);
      await expect.poll(count, { message: `${role} '${label}'` }).toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
  });
});
