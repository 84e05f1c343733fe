import { expect, it } from 'vitest';
import {
  activeFilterCount,
  setFilterCount,
  specifiedYearRanges,
  yearRangeLabel,
  yearRanges,
} from '../../../shared/inventory/filters.ts';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';
import { unfiltered } from '../unfiltered.ts';

// As specified, an empty choice counts as four; a range counts twice, whether it is narrowed or not.
it.each<[part: Partial<InventoryFilters>, specified: number, fixed: number]>([
  [{}, 4, 0],
  [{ search: 'sunroof' }, 5, 1],
  [{ search: ' ' }, 5, 1],
  [{ make: ['Honda', 'Kia'], model: ['City ZX'], fuel: ['CNG'] }, 8, 4],
  [{ transmission: ['Manual'], owner: ['1st', '2nd', '3rd'] }, 8, 4],
  [{ year: [2020, 2025] }, 4, 1],
  [{ price: [0, 500_000] }, 4, 1],
  [{ year: [2006, 2009], price: [100_000, 1_399_000] }, 4, 2],
])('%j counts as %i filters, or %i with the quirk fixed', (part, specified, fixed) => {
  const filters = { ...unfiltered, ...part };
  expect([activeFilterCount(filters), setFilterCount(filters, unfiltered)]).toEqual([specified, fixed]);
});

it.each([
  [2020, 2025, '2020-2025'],
  [2006, 2009, '2006-2009'],
  [2006, 2022, ''],
  [2020, 2022, ''],
])('yearRangeLabel names the option with exactly the years %i to %i: %j', (from, to, label) => {
  expect(yearRangeLabel([from, to], specifiedYearRanges)).toBe(label);
});

it.each([
  [2003, 2026, '2025-2026 2020-2024 2015-2019 2010-2014 2005-2009 2003-2004'],
  [2020, 2024, '2020-2024'],
  [2019, 2020, '2020-2020 2019-2019'],
])('yearRanges cover every car from %i to %i: %s', (oldest, newest, labels) => {
  const ranges = yearRanges([oldest, newest]).map(({ label }) => label);
  expect(ranges.join(' ')).toBe(labels);
});
