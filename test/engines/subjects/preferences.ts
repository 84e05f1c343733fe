import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('with reduced motion nothing animates, and a dialog opens and closes at once', async () => {
  const page = await open('/', { width: 390 });
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  expect(await page.evaluate(() => document.querySelector('video')?.paused ?? true)).toBe(true);
  await page.click('button', 'Open menu');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.press('Escape');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(0);
});

it('with forced colours a button has an outline in place of its background', async () => {
  const page = await open('/car/1', { width: 390, withMotion: true });
  // WebKit has no forced colours and shows the ordinary style.
  const isForced = page.name !== 'WebKit';
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(isForced);
  const edge = () =>
    page.evaluate(() => {
      const heart = document.querySelector('[aria-label="Add to favorites"]');
      return heart && getComputedStyle(heart).borderTopStyle;
    });
  expect(await edge()).toBe(isForced ? 'solid' : 'none');
});
