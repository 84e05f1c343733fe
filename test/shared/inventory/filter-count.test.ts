import { describe, expect, it } from 'vitest';
import {
  activeFilterCount,
  isSameRange,
  priceStepInRupees,
  setFilterCount,
  yearRangeLabel,
  yearRanges,
  yearStep,
} from '../../../shared/inventory/filters.ts';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';

const initial: InventoryFilters = {
  search: '',
  make: [],
  model: [],
  year: [2006, 2022],
  price: [0, 1_399_000],
  fuel: [],
  transmission: [],
  owner: [],
};

describe('activeFilterCount', () => {
  const count = (part: Partial<InventoryFilters>) => activeFilterCount({ ...initial, ...part });

  it('is 4 with nothing set', () => expect(count({})).toBe(4));
  it('counts a search once', () => expect(count({ search: 'sunroof' })).toBe(5));
  it('counts a search of blanks too', () => expect(count({ search: ' ' })).toBe(5));
  it('counts every value of a list', () => {
    expect(count({ make: ['Honda', 'Kia'], model: ['City ZX'], fuel: ['CNG'] })).toBe(8);
    expect(count({ transmission: ['Manual'], owner: ['1st', '2nd', '3rd'] })).toBe(8);
  });
  it('counts a range twice whether it is narrowed or not', () => {
    expect(count({ year: [2020, 2025], price: [0, 500_000] })).toBe(4);
  });
});

describe('setFilterCount', () => {
  const count = (part: Partial<InventoryFilters>) => setFilterCount({ ...initial, ...part }, initial);

  it('is 0 with nothing set', () => expect(count({})).toBe(0));
  it('counts a search and every value of a list', () => {
    expect(count({ search: 'abs', make: ['Honda', 'Kia'] })).toBe(3);
  });
  it('counts a narrowed range once', () => {
    expect(count({ year: [2020, 2025] })).toBe(1);
    expect(count({ price: [0, 500_000] })).toBe(1);
    expect(count({ year: [2006, 2009], price: [100_000, 1_399_000] })).toBe(2);
  });
});

describe('yearRanges', () => {
  it('are the four of the specification', () => {
    expect(yearRanges).toEqual([
      { label: '2020-2025', years: [2020, 2025] },
      { label: '2015-2019', years: [2015, 2019] },
      { label: '2010-2014', years: [2010, 2014] },
      { label: '2006-2009', years: [2006, 2009] },
    ]);
  });
});

describe('yearRangeLabel', () => {
  it('names the option that stands for exactly these years', () => {
    expect(yearRangeLabel([2020, 2025])).toBe('2020-2025');
    expect(yearRangeLabel([2006, 2009])).toBe('2006-2009');
  });
  it('is empty for all other years', () => {
    expect(yearRangeLabel([2006, 2022])).toBe('');
    expect(yearRangeLabel([2020, 2022])).toBe('');
  });
});

describe('the sliders', () => {
  it('step by 10,000 rupees and by one year', () => {
    expect(priceStepInRupees).toBe(10_000);
    expect(yearStep).toBe(1);
  });
});

describe('isSameRange', () => {
  it('compares both ends', () => {
    expect(isSameRange([1, 2], [1, 2])).toBe(true);
    expect(isSameRange([1, 2], [1, 3])).toBe(false);
    expect(isSameRange([1, 2], [0, 2])).toBe(false);
  });
});
