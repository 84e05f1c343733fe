import { expect, it } from 'vitest';
import { linkedPages, pageCount, pageOf, parsePage } from '../../../shared/inventory/list-pages.ts';

const ids = Array.from({ length: 130 }, (_, index) => index + 1);

it('a page has sixty cars, and the last page has the rest', () => {
  const pages = [1, 2, 3, 4].map((page) => pageOf(ids, page));
  expect(pages).toEqual([ids.slice(0, 60), ids.slice(60, 120), ids.slice(120), []]);
  expect([0, 1, 60, 61, 120, 121].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
});

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
