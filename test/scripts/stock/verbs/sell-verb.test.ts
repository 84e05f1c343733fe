import { expect, it } from 'vitest';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { carIn, twoCars } from '../stock-folder.ts';

it('sell writes the day in India, and restore deletes it', async () => {
  const folder = twoCars();
  const before = carIn(folder, '47');
  const night = new Date('2026-11-22T20:00:00Z');
  expect((await sellVerb(folder, ['47'], night)).changed).toEqual([
    'Sold: Car 47, 2019 Honda City ZX, ₹4,95,000. Its page says so for 30 days.',
  ]);
  expect(carIn(folder, '47')).toEqual({ ...before, sold: '2026-11-23' });
  await expect(sellVerb(folder, ['47'], night)).rejects.toThrow('car 47 was already sold on 2026-11-23');
  await sellVerb(folder, ['47'], night, 'restore');
  expect(carIn(folder, '47')).toEqual(before);
  await expect(sellVerb(folder, ['47'], night, 'restore')).rejects.toThrow('car 47 is not sold');
});
