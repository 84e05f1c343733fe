import { describe, expect, it } from 'vitest';
import { listValues, type FilterOptions } from '../../../shared/inventory/filter-options.ts';
import type { InventoryFilters } from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery, withFields } from '../../../shared/inventory/query.ts';

const options: FilterOptions = {
  make: ['Honda', 'Maruti Suzuki', 'Toyota'],
  model: ['City ZX', 'Swift VXI'],
  fuel: ['Petrol', 'Diesel', 'Petrol + CNG'],
  transmission: ['Manual', 'Automatic'],
  owner: ['1st', '2nd'],
  body: ['Sedan', 'Compact SUV'],
  seats: ['5', '7'],
  year: [2006, 2022],
  price: [160_000, 1_399_000],
  idsForSale: new Set(['27', '40', '45']),
};

const unfiltered: InventoryFilters = {
  ...listValues(() => []),
  search: '',
  year: [2006, 2022],
  price: [0, 1_399_000],
  mileage: Infinity,
  delhi: 0,
};

it('a query with every part is read and written', () => {
  const choice = {
    filters: {
      search: ' a&b=c #1 + 50% "गा" 🎉 ',
      make: ['Honda', 'Toyota'],
      model: ['Swift VXI'],
      year: [2010, 2014] as const,
      price: [10_000, 1_390_000] as const,
      fuel: ['Petrol + CNG'],
      transmission: ['Automatic'],
      owner: ['1st', '2nd'],
      body: ['Compact SUV'],
      seats: ['5'],
      mileage: 60_000,
      delhi: 2030,
    },
    sort: 'mileage-low' as const,
    page: 3,
  };
  const query =
    '?search=+a%26b%3Dc+%231+%2B+50%25+%22%E0%A4%97%E0%A4%BE%22+%F0%9F%8E%89+&make=Honda&make=Toyota&model=Swift+VXI&fuel=Petrol+%2B+CNG&transmission=Automatic&owner=1st&owner=2nd&body=Compact+SUV&seats=5&year=2010-2014&minPrice=10000&maxPrice=1390000&maxKm=60000&delhi=2030&sort=mileage-low&page=3';
  expect(inventoryQuery(choice, options)).toBe(query);
  expect(parseInventoryQuery(query.replaceAll('+', '%20'), options)).toEqual(choice);
});

describe('parseInventoryQuery', () => {
  const untouched = { filters: unfiltered, sort: 'featured', page: 1 };

  it.each([
    '',
    // Sent by the form without scripts and choices.
    'search=&make=&year=&sort=featured&minPrice=0&maxPrice=1399000',
    'sort=cheapest&utm_source=x&[]=',
    'make=__proto__&owner=constructor',
    'make=honda',
    'body=Boat&seats=4&seats=five',
    ...['9e99', '-1', '60,000', '60000 km', '10000000', 'Infinity'].map(
      (km) => `maxKm=${encodeURIComponent(km)}`,
    ),
    ...['abc', '2019', '2019-', '-2019', '2022-2006', '20190-20200', '2019-2020-2021', '٢٠١٩-٢٠٢٠'].map(
      (year) => `year=${encodeURIComponent(year)}`,
    ),
    ...['9e99', '-1', '1.5', 'abc', '', ' 5', '0x10', 'Infinity', '99999999999999999999'].flatMap((price) => [
      `minPrice=${encodeURIComponent(price)}`,
      `maxPrice=${encodeURIComponent(price)}`,
    ]),
    ...['30', '1999', '2030.0', 'soon'].map((year) => `delhi=${year}`),
    'maxPrice=1399001',
    'cars=99',
  ])('reads nothing in %j', (query) => expect(parseInventoryQuery(query, options)).toEqual(untouched));

  it.each<[query: string, filters: Partial<InventoryFilters>]>([
    // No car is as dear.
    ['minPrice=2000000&maxPrice=3000000', { price: [2_000_000, 1_399_000] }],
    ['minPrice=2000000', { price: [2_000_000, 1_399_000] }],
    // The thumbs have passed each other.
    ['minPrice=500000&maxPrice=400000', { price: [400_000, 500_000] }],
    ['minPrice=1399000', { price: [1_399_000, 1_399_000] }],
    ['make=Lada&make=Honda&make=Honda', { make: ['Honda'] }],
    // Joined by the form.
    ['make=Honda,Toyota,Lada', { make: ['Honda', 'Toyota'] }],
    ['delhi=soon&delhi=2030', { delhi: 2030 }],
    ['maxKm=&maxKm=many&maxKm=0', { mileage: 0 }],
    ['year=&year=2016-2018', { year: [2016, 2018] }],
    ['year=2015-2019&year=2016-2018', { year: [2015, 2019] }],
    ['search=&search=city&minPrice=&minPrice=400000', { search: 'city', price: [400_000, 1_399_000] }],
    ['make=Honda&year=abc&minPrice=9e99&maxPrice=500000', { make: ['Honda'], price: [0, 500_000] }],
    [`search=${'a'.repeat(3000)}`, { search: 'a'.repeat(100) }],
    // A surrogate pair is not cut in half.
    [`search=${'a'.repeat(99)}🎉`, { search: `${'a'.repeat(99)}\u{FFFD}` }],
    ['search=%20abc%20', { search: ' abc ' }],
    ['search=%FF%zz', { search: '\u{FFFD}%zz' }],
  ])('reads in $0 $1', (query, filters) => {
    const choice = parseInventoryQuery(query, options);
    expect(choice.filters).toEqual({ ...unfiltered, ...filters });
    expect(parseInventoryQuery(inventoryQuery(choice, options), options)).toEqual(choice);
  });

  it('reads a shortlist of cars for sale, each once', () => {
    expect(parseInventoryQuery('cars=99,45&cars=27,45', options).shortlist).toBe('45,27');
  });
});

it('withFields keeps the other fields, but not the page', () => {
  const query = withFields('?make=Honda&fuel=Diesel&page=2', { make: 'Toyota', search: 'abs' }, options);
  expect(query).toBe('?search=abs&make=Toyota&fuel=Diesel');
});
