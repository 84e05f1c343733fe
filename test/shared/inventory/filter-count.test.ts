import { describe, expect, it } from 'vitest';
import {
  activeFilterCount,
  setFilterCount,
  specifiedYearRanges,
  yearRangeLabel,
  yearRanges,
} from '../../../shared/inventory/filters.ts';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';
import { unfiltered } from '../unfiltered.ts';

describe('activeFilterCount', () => {
  const count = (part: Partial<InventoryFilters>) => activeFilterCount({ ...unfiltered, ...part });

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
  const count = (part: Partial<InventoryFilters>) => setFilterCount({ ...unfiltered, ...part }, unfiltered);

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

describe('yearRangeLabel', () => {
  it('names the option with exactly these years', () => {
    expect(yearRangeLabel([2020, 2025], specifiedYearRanges)).toBe('2020-2025');
    expect(yearRangeLabel([2006, 2009], specifiedYearRanges)).toBe('2006-2009');
  });
  it('is empty for all other years', () => {
    expect(yearRangeLabel([2006, 2022], specifiedYearRanges)).toBe('');
    expect(yearRangeLabel([2020, 2022], specifiedYearRanges)).toBe('');
  });
});

describe('yearRanges', () => {
  const labels = (oldest: number, newest: number) => yearRanges([oldest, newest]).map(({ label }) => label);

  it('cover every car, the newest and the oldest too', () => {
    expect(labels(2003, 2026)).toEqual([
      '2025-2026',
      '2020-2024',
      '2015-2019',
      '2010-2014',
      '2005-2009',
      '2003-2004',
    ]);
    expect(labels(2020, 2024)).toEqual(['2020-2024']);
    expect(labels(2019, 2020)).toEqual(['2020-2020', '2019-2019']);
  });
});
