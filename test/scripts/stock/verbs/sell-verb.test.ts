import { expect, it } from 'vitest';
import { restoreVerb, sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { carIn, now, refusalOf, twoCars } from '../stock-folder.ts';

it('sell and restore write the day in India and take it out again', () => {
  const folder = twoCars();
  const before = carIn(folder, '47');
  expect(sellVerb(folder, ['47'], new Date('2026-11-22T20:00:00Z')).changed).toEqual([
    'Sold: Car 47, 2019 Honda City ZX, ₹4,95,000. Its page says so for 30 days.',
  ]);
  expect(carIn(folder, '47')).toEqual({ ...before, sold: '2026-11-23' });
  expect(refusalOf(() => sellVerb(folder, ['47'], now))).toContain('car 47 was sold on 2026-11-23 already');
  restoreVerb(folder, ['47'], now);
  expect(carIn(folder, '47')).toEqual(before);
  expect(refusalOf(() => restoreVerb(folder, ['47'], now))).toContain('car 47 is not sold');
});
