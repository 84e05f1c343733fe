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
});
