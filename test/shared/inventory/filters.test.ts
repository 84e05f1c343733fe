import { expect, it } from 'vitest';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import {
  activeFilterCount,
  matches,
  searchedCars,
  initialFilters,
  countSetFilters,
  yearRanges,
  type InventoryFilters,
} from '../../../shared/inventory/filters.ts';
import { makeCar } from '../../make-car.ts';

const swift = { make: 'Maruti Suzuki', model: 'Swift VXI', year: 2018, price: 545_000, mileage: 46_200 };
const fortuner = { make: 'Toyota', model: 'Fortuner', year: 2016, price: 1_399_000, owner: '2nd' } as const;
const cars = [
  makeCar({ id: 'city', additionalInfo: 'Sunroof, Leather Seats', body: 'Sedan', seats: '5' }),
  makeCar({ id: 'swift', ...swift, body: 'Hatchback', seats: '5' }),
  makeCar({ id: 'fortuner', ...fortuner, fuel: 'Diesel', transmission: 'Automatic' }),
];
const initial = initialFilters(filterOptions(cars));

it.each<[part: Partial<InventoryFilters>, ids: string]>([
  [{}, 'city swift fortuner'],
  // A search looks in make, model and highlights separately.
  [{ search: 'tOYOTA' }, 'fortuner'],
  [{ search: 'ortun' }, 'fortuner'],
  [{ search: 'i s' }, 'swift'],
  [{ search: 'leather' }, 'city'],
  [{ search: 'Honda City' }, ''],
  [{ search: '2019' }, ''],
  [{ search: ' Swift' }, ''],
  [{ search: '.*' }, ''],
  // Lists match whole values; ranges include both bounds.
  [{ make: ['Honda', 'Toyota'] }, 'city fortuner'],
  [{ make: ['Hond'] }, ''],
  [{ model: ['Swift VXI'] }, 'swift'],
  [{ fuel: ['Diesel'] }, 'fortuner'],
  [{ transmission: ['Manual'] }, 'city swift'],
  [{ owner: ['2nd', '4th'] }, 'fortuner'],
  [{ year: [2016, 2018] }, 'swift fortuner'],
  [{ price: [545_000, 925_000] }, 'city swift'],
  [{ price: [545_001, 924_999] }, ''],
  [{ mileage: 46_199 }, 'city fortuner'],
  [{ mileage: 46_200 }, 'city swift fortuner'],
  // Cars without the field are left out.
  [{ seats: ['5'] }, 'city swift'],
  [{ body: ['Sedan', 'SUV'], seats: ['5', '7'] }, 'city'],
  [{ search: 'o', fuel: ['Petrol'], price: [0, 1_000_000] }, 'city'],
])('the filters find for %j, in the order given: %j', (part, ids) => {
  const filters = { ...initial, ...part };
  const found = searchedCars(cars, filters.search, { quirks: 'keep' }).filter(matches(filters));
  expect(found.map(({ id }) => id).join(' ')).toBe(ids);
});

// In the specification, each range counts as two filters, whether it is narrowed or not.
it.each<[part: Partial<InventoryFilters>, specified: number, fixed: number]>([
  [{}, 4, 0],
  [{ search: 'sunroof' }, 5, 1],
  [{ search: ' ' }, 5, 1],
  [{ make: ['Honda', 'Kia'], model: ['City ZX'], fuel: ['CNG'] }, 8, 4],
  [{ transmission: ['Manual'], owner: ['1st', '2nd', '3rd'] }, 8, 4],
  [{ body: ['SUV', 'Compact SUV'], seats: ['7'], mileage: 60_000 }, 8, 4],
  [{ price: [0, 500_000] }, 4, 1],
  [{ year: [2006, 2009], price: [100_000, 1_399_000] }, 4, 2],
])('%j counts as %i filters, or %i with the quirk fixed', (part, specified, fixed) => {
  const filters = { ...initial, ...part };
  expect([activeFilterCount(filters), countSetFilters(filters, initial)]).toEqual([specified, fixed]);
});

it.each([
  [2003, 2026, '2025-2026 2020-2024 2015-2019 2010-2014 2005-2009 2003-2004'],
  [2020, 2024, '2020-2024'],
  [2019, 2020, '2020-2020 2019-2019'],
])('yearRanges cover every car from %i to %i: %s', (oldest, newest, labels) => {
  const ranges = yearRanges([oldest, newest]);
  expect(ranges.join(' ')).toBe(labels);
});
