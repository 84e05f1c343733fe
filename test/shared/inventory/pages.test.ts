import { describe, expect, it } from 'vitest';
import { linkedPages, pageCount, pageOf, parsePage } from '../../../shared/inventory/pages.ts';

const ids = Array.from({ length: 130 }, (_, index) => index + 1);

describe('pageOf', () => {
  it('gives sixty cars per page, and the rest on the last', () => {
    expect(pageOf(ids, 1)).toEqual(ids.slice(0, 60));
    expect(pageOf(ids, 2)).toEqual(ids.slice(60, 120));
    expect(pageOf(ids, 3)).toEqual([121, 122, 123, 124, 125, 126, 127, 128, 129, 130]);
    expect(pageOf(ids, 4)).toEqual([]);
  });
  it('does not split sixty cars', () => expect(pageOf(ids.slice(0, 60), 1)).toHaveLength(60));
});

describe('pageCount', () => {
  it('is one up to sixty cars', () => {
    expect([0, 1, 60, 61, 120, 121].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  });
});

describe('linkedPages', () => {
  it('are the first, the last, and those next to the current one', () => {
    expect([1, 2, 9, 17, 99].map((page) => linkedPages(page, 17))).toEqual([
      [1, 2, 17],
      [1, 2, 3, 17],
      [1, 8, 9, 10, 17],
      [1, 16, 17],
      [1, 17],
    ]);
  });
});

describe('parsePage', () => {
  it('reads a number from 1 up', () => expect(['1', '2', '17'].map(parsePage)).toEqual([1, 2, 17]));
  it('takes anything else as the first', () => {
    expect([null, '', '0', '-1', '1.5', '2e3', ' 2', '02', 'abc'].map(parsePage)).toEqual(Array(9).fill(1));
  });
});
