import { expect, it } from 'vitest';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { car47, carIn, twoCars } from '../stock-folder.ts';

it('sell writes the day in India, and refuses a sold car', async () => {
  const folder = twoCars();
  const night = new Date('2026-11-22T20:00:00Z');
  expect((await sellVerb(folder, ['47'], night)).changed).toEqual([
    'Sold: Car 47, 2019 Honda City ZX, ₹4,95,000. Its page says so for 30 days.',
  ]);
  expect(carIn(folder, '47')).toEqual({ ...car47, sold: '2026-11-23' });
  await expect(sellVerb(folder, ['47'], night)).rejects.toThrow('car 47 was already sold on 2026-11-23');
});
