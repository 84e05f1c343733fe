import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../shared/cars/car.ts';
import { createStock } from '../../../../shared/inventory/create-stock.ts';
import { facetInWords, searchPageOf } from '../../../../shared/inventory/links/facets.ts';
import { parseInventoryQuery } from '../../../../shared/inventory/query.ts';
import { makeCar } from '../../../make-car.ts';

const cars = [
  makeCar({ id: '1', make: 'Maruti Suzuki', year: 2012, price: 210_000, fuel: 'Petrol + CNG' }),
  makeCar({ id: '2', make: 'Maruti Suzuki', year: 2019, price: 595_000, fuel: 'Petrol + CNG' }),
  makeCar({ id: '3', make: 'Tata', transmission: 'Automatic' }),
];

function searchPage(query: string, listings: readonly Listing[]) {
  const stock = createStock({ listed: listings, unlisted: [] }, new Map());
  return searchPageOf(parseInventoryQuery(query, stock.options), stock);
}

it('a facet is described in words, with its figures', () => {
  const facets = [
    { field: 'make', value: 'Maruti Suzuki' },
    { field: 'fuel', value: 'Petrol + CNG' },
    { field: 'transmission', value: 'Automatic' },
  ] as const;
  expect(facets.map((facet) => facetInWords(facet, cars, 'Delhi'))).toEqual([
    '2 used Maruti Suzuki cars in Delhi, 2012 to 2019, from ₹2.1 lakh',
    '2 used petrol + CNG cars in Delhi, 2012 to 2019, from ₹2.1 lakh',
    '1 used automatics in Delhi, 2019, from ₹9.25 lakh',
  ]);
});

describe('the facet of a query', () => {
  it.each([
    ['?make=Maruti%20Suzuki', '/inventory?make=Maruti+Suzuki'],
    ['?make=Maruti+Suzuki&utm_source=mail&gclid=x&fbclid=y', '/inventory?make=Maruti+Suzuki'],
    // Sent by the form without scripts.
    ['?search=&make=Maruti+Suzuki&year=&minPrice=', '/inventory?make=Maruti+Suzuki'],
    ['?make=Maruti+Suzuki&page=2', '/inventory?make=Maruti+Suzuki'],
    ['', '/inventory'],
    ['?make=Tata', '/inventory'],
    ['?make=maruti suzuki', '/inventory'],
    ['?make=Maruti+Suzuki&make=Tata', '/inventory'],
    ['?make=Maruti+Suzuki,Tata', '/inventory'],
    // One facet, written twice, with invalid values.
    ['?make=Maruti+Suzuki,&make=Maruti+Suzuki&make=Lada&year=soon', '/inventory?make=Maruti+Suzuki'],
    ...['fuel=Petrol', 'search=alto', 'sort=price-low', 'maxPrice=500000', 'year=2010-2014', 'cars=1'].map(
      (other) => [`?make=Maruti+Suzuki&${other}`, '/inventory'],
    ),
    ['?owner=1st', '/inventory'],
  ])('of %s is %s', (query, path) => expect(searchPage(query, cars).path).toBe(path));

  it('includes each page of a long list', () => {
    const many = Array.from({ length: 130 }, (_, index) => makeCar({ id: String(index + 1) }));
    const pathOf = (query: string) => searchPage(query, many).path;
    expect(pathOf('?page=2')).toBe('/inventory?page=2');
    expect(pathOf('?page=3&make=Honda&utm_source=mail')).toBe('/inventory?make=Honda&page=3');
    expect(pathOf('?page=4')).toBe('/inventory');
    expect(pathOf('?page=2&sort=price-low')).toBe('/inventory');
  });
});
