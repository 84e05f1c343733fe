import { describe, expect, it } from 'vitest';
import { open, testWith } from '../visit.ts';

describe('for those who want less motion and colours of their own', () => {
  testWith({ reducedMotion: true, forcedColors: true });

  it('nothing plays, and a dialog is there and gone at once', async () => {
    const page = await open('/', { width: 390 });
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('video')?.paused ?? true)).toBe(true);
    await page.click('button', 'Open menu');
    await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
    await page.press('Escape');
    await expect.poll(() => page.count('dialog', 'Menu')).toBe(0);
  });

  it('a button has an edge where its ground has gone', async () => {
    const page = await open('/car/1', { width: 390 });
    // WebKit has none: what stands there is the ordinary dress.
    const isForced = page.name !== 'WebKit';
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(isForced);
    const edge = () =>
      page.evaluate(() => {
        const heart = document.querySelector('[aria-label="Add to favorites"]');
        return heart && getComputedStyle(heart).borderTopStyle;
      });
    expect(await edge()).toBe(isForced ? 'solid' : 'none');
  });
});
