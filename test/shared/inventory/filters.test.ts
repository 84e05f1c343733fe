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

describe('filterCars', () => {
  it('keeps every car, in the order given, when nothing is set', () => {
    expect(found({})).toEqual(['city', 'swift', 'fortuner']);
  });

  it('searches make, model and additional info separately, ignoring case', () => {
    const searches = ['tOYOTA', 'ortun', 'Swift', 'i s', 'leather', 'Honda City', '2019', 'Silver'];
    expect(searches.map((search) => found({ search }))).toEqual([
      ['fortuner'],
      ['fortuner'],
      ['swift'],
      ['swift'],
      ['city'],
      [],
      [],
      [],
    ]);
  });
  it('takes blanks and signs in a search literally', () => {
    expect([found({ search: ' Swift' }), found({ search: '.*' })]).toEqual([[], []]);
  });

  it('matches whole values of a list', () => {
    expect(found({ make: ['Honda', 'Toyota'] })).toEqual(['city', 'fortuner']);
    expect(found({ make: ['Hond'] })).toEqual([]);
    expect(found({ model: ['Swift VXI'] })).toEqual(['swift']);
    expect(found({ fuel: ['Diesel'] })).toEqual(['fortuner']);
    expect(found({ transmission: ['Manual'] })).toEqual(['city', 'swift']);
    expect(found({ owner: ['2nd', '4th'] })).toEqual(['fortuner']);
  });

  it('includes both bounds of the years', () => {
    expect(found({ year: [2016, 2018] })).toEqual(['swift', 'fortuner']);
    expect(found({ year: [2017, 2018] })).toEqual(['swift']);
  });
  it('includes both bounds of the prices', () => {
    expect(found({ price: [545_000, 925_000] })).toEqual(['city', 'swift']);
    expect(found({ price: [545_001, 924_999] })).toEqual([]);
  });

  it('shows only cars that match every filter', () => {
    expect(found({ search: 'o', fuel: ['Petrol'], price: [0, 1_000_000] })).toEqual(['city']);
  });
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

describe('initialFilters', () => {
  it('span the catalogue’s years, and prices from 0 to the highest', () => {
    expect(initialFilters(filterOptions(cars))).toEqual({
      search: '',
      make: [],
      model: [],
      year: [2016, 2019],
      price: [0, 1_399_000],
      fuel: [],
      transmission: [],
      owner: [],
    });
  });
});

function found(part: Partial<InventoryFilters>): string[] {
  const filters = { ...initialFilters(filterOptions(cars)), ...part };
  return filterCars<Listing>(cars, filters).map((car) => car.id);
}
