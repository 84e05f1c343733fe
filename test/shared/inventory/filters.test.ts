import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../shared/cars/car.ts';
import { filterCars, filterOptions, initialFilters } from '../../../shared/inventory/filters.ts';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';
import { makeCar } from '../../make-car.ts';

const city = makeCar({ id: 'city', additionalInfo: 'Sunroof, Leather Seats' });
const swift = makeCar({ id: 'swift', make: 'Maruti Suzuki', model: 'Swift VXI', year: 2018, price: 545_000 });
const fortuner = makeCar({
  id: 'fortuner',
  make: 'Toyota',
  model: 'Fortuner',
  year: 2016,
  price: 1_399_000,
  fuel: 'Diesel',
  transmission: 'Automatic',
  owner: '2nd',
});
const cars = [city, swift, fortuner];

it.each<[part: Partial<InventoryFilters>, ids: string]>([
  [{}, 'city swift fortuner'],
  // In make, model and additional info, each by itself.
  [{ search: 'tOYOTA' }, 'fortuner'],
  [{ search: 'ortun' }, 'fortuner'],
  [{ search: 'i s' }, 'swift'],
  [{ search: 'leather' }, 'city'],
  [{ search: 'Honda City' }, ''],
  [{ search: '2019' }, ''],
  [{ search: 'Silver' }, ''],
  [{ search: ' Swift' }, ''],
  [{ search: '.*' }, ''],
  // A list has whole values, a range both of its bounds.
  [{ make: ['Honda', 'Toyota'] }, 'city fortuner'],
  [{ make: ['Hond'] }, ''],
  [{ model: ['Swift VXI'] }, 'swift'],
  [{ fuel: ['Diesel'] }, 'fortuner'],
  [{ transmission: ['Manual'] }, 'city swift'],
  [{ owner: ['2nd', '4th'] }, 'fortuner'],
  [{ year: [2016, 2018] }, 'swift fortuner'],
  [{ year: [2017, 2018] }, 'swift'],
  [{ price: [545_000, 925_000] }, 'city swift'],
  [{ price: [545_001, 924_999] }, ''],
  [{ search: 'o', fuel: ['Petrol'], price: [0, 1_000_000] }, 'city'],
])('filterCars finds for %j, in the order given: %j', (part, ids) => {
  const filters = { ...initialFilters(filterOptions(cars)), ...part };
  const found = filterCars<Listing>(cars, filters).map(({ id }) => id);
  expect(found.join(' ')).toBe(ids);
});

describe('filterOptions', () => {
  const options = filterOptions([...cars, makeCar({ year: 2006, price: 160_000 })]);

  it('are the distinct values, makes sorted, with the lowest and highest year and price', () => {
    expect(options).toEqual({
      make: ['Honda', 'Maruti Suzuki', 'Toyota'],
      model: ['City ZX', 'Swift VXI', 'Fortuner'],
      fuel: ['Petrol', 'Diesel'],
      transmission: ['Manual', 'Automatic'],
      owner: ['1st', '2nd'],
      year: [2006, 2019],
      price: [160_000, 1_399_000],
      cars: new Set(['city', 'swift', 'fortuner', '1']),
    });
  });
  it('are empty without cars', () => {
    expect(filterOptions([])).toMatchObject({ make: [], year: [0, 0], price: [0, 0] });
  });
});
