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

  it('searches the make', () => expect(found({ search: 'Toyota' })).toEqual(['fortuner']));
  it('searches the model', () => expect(found({ search: 'Swift' })).toEqual(['swift']));
  it('searches the additional info', () => expect(found({ search: 'Leather' })).toEqual(['city']));
  it('finds a part of a word', () => expect(found({ search: 'ortun' })).toEqual(['fortuner']));
  it('ignores the case of what is searched', () => expect(found({ search: 'sUNROOF' })).toEqual(['city']));
  it('does not trim the search', () => expect(found({ search: ' Swift' })).toEqual([]));
  it('finds the blank between two words', () => expect(found({ search: 'i s' })).toEqual(['swift']));
  it('does not search across make and model', () => expect(found({ search: 'Honda City' })).toEqual([]));
  it('does not search the year or the colour', () => {
    expect(found({ search: '2019' })).toEqual([]);
    expect(found({ search: 'Silver' })).toEqual([]);
  });
  it('takes signs in the search literally', () => expect(found({ search: '.*' })).toEqual([]));

  it('keeps the makes of the list', () => {
    expect(found({ make: ['Honda', 'Toyota'] })).toEqual(['city', 'fortuner']);
  });
  it('takes a make in a list as a whole', () => expect(found({ make: ['Hond'] })).toEqual([]));
  it('keeps the models of the list', () => expect(found({ model: ['Swift VXI'] })).toEqual(['swift']));
  it('keeps the fuels of the list', () => expect(found({ fuel: ['Diesel'] })).toEqual(['fortuner']));
  it('keeps the gearboxes of the list', () => {
    expect(found({ transmission: ['Manual'] })).toEqual(['city', 'swift']);
  });
  it('keeps the owners of the list', () => expect(found({ owner: ['2nd', '4th'] })).toEqual(['fortuner']));

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

  it('lists every distinct make by the alphabet', () => {
    expect(options.make).toEqual(['Honda', 'Maruti Suzuki', 'Toyota']);
  });
  it('lists the distinct models, fuels, gearboxes and owners', () => {
    expect(options.model).toEqual(['City ZX', 'Swift VXI', 'Fortuner']);
    expect(options.fuel).toEqual(['Petrol', 'Diesel']);
    expect(options.transmission).toEqual(['Manual', 'Automatic']);
    expect(options.owner).toEqual(['1st', '2nd']);
  });
  it('spans the years and the prices', () => {
    expect(options.year).toEqual([2006, 2019]);
    expect(options.price).toEqual([160_000, 1_399_000]);
  });
  it('spans nothing without cars', () => {
    expect(filterOptions([])).toMatchObject({ make: [], year: [0, 0], price: [0, 0] });
  });
});

describe('initialFilters', () => {
  it('spans the catalogue’s years, and the prices from 0 to the highest', () => {
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
