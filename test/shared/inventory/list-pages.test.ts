import { expect, it } from 'vitest';
import { linkedPages, parsePage } from '../../../shared/inventory/list-pages.ts';

it.each([
  [1, [1, 2, 17]],
  [9, [1, 8, 9, 10, 17]],
  [17, [1, 16, 17]],
  [99, [1, 17]],
])('page %i of 17 links to the first, the last, and those next to it: %j', (page, linked) => {
  expect(linkedPages(page, 17)).toEqual(linked);
});

it('parsePage accepts numbers from 1, and reads anything else as 1', () => {
  expect(['1', '2', '17'].map(parsePage)).toEqual([1, 2, 17]);
  expect([null, '', '0', '-1', '1.5', '2e3', ' 2', '02', 'abc'].map(parsePage)).toEqual(Array(9).fill(1));
});
