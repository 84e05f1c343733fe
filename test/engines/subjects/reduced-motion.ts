import { expect, it } from 'vitest';
import { open } from '../visit.ts';
import { watchMoves } from './moves.ts';
import type { Watched } from './moves.ts';

it('with reduced motion nothing moves: neither cards nor a picture nor a dialog', async () => {
  const page = await open('/inventory');
  await page.evaluate(watchMoves);
  await page.click('link', 'Used Honda cars');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.car-card').length)).toBe(4);
  await page.click('link', 'View Details: 2019 Honda City ZX');
  await expect.poll(() => page.count('heading', '2019 Honda City ZX')).toBe(1);
  await page.click('button', 'Open menu');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => (window as Watched).moved)).toEqual([]);
});
