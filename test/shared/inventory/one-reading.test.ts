import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterOptions,
  listFilters,
  listValues,
  type ListValues,
} from '../../../shared/inventory/filter-options.ts';
import { initialFilters, type InventoryFilters } from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery, readInventoryQuery } from '../../../shared/inventory/query.ts';
import { sortOrders } from '../../../shared/inventory/sort.ts';
import { tags } from '../../../shared/inventory/tags.ts';
import { makeCar } from '../../make-car.ts';

const swift = { make: 'Maruti Suzuki', model: 'Swift, VXI', year: 2017, price: 520_000 };
const carens = { make: 'Kia', model: 'Carens', year: 2021, price: 1_399_000, mileage: 98_000 };
const cars = [
  makeCar({ id: '1', additionalInfo: 'Red paint' }),
  makeCar({ id: '2', ...swift, body: 'Hatchback', seats: '5' }),
  makeCar({ id: '3', make: 'Tata', model: 'Swift', year: 2015, price: 345_000, fuel: 'CNG', owner: '2nd' }),
  makeCar({ id: '4', ...carens, transmission: 'Automatic', body: 'MPV', seats: '7' }),
];
const options = { ...filterOptions(cars), soldOut: { make: ['Lexus'], fuel: ['Diesel'] } };
const initial = initialFilters(options);
const queries = randomQueries();
const read = (query: string) => parseInventoryQuery(query, options);
const tagsOf = (query: string) => tags(readInventoryQuery(query, options), options);

/** The filters that are set, each as 'make Honda' or 'minPrice 400000'. */
function setIn({ search, year, price, mileage, delhi, ...lists }: InventoryFilters): string[] {
  return [
    ...(search ? [`search ${search}`] : []),
    ...listFilters.flatMap((field) => lists[field].map((value) => `${field} ${value}`)),
    ...(year.join() === initial.year.join() ? [] : [`year ${year.join('-')}`]),
    ...(price[0] === initial.price[0] ? [] : [`minPrice ${price[0]}`]),
    ...(price[1] === initial.price[1] ? [] : [`maxPrice ${price[1]}`]),
    ...(mileage === Infinity ? [] : [`maxKm ${mileage}`]),
    ...(delhi === 0 ? [] : [`delhi ${delhi}`]),
  ];
}

// The seed makes every run use the same queries, so that a failure always comes from a change.
const holds = (property: (query: string) => void) =>
  fc.assert(
    fc.property(queries, (query) => {
      property(query);
    }),
    { seed: 60, numRuns: 2000 },
  );

describe('for any query', () => {
  it('reading the link of its choice returns the same choice', () => {
    holds((query) => expect(read(inventoryQuery(read(query), options))).toEqual(read(query)));
  });

  it('each filter has one tag, whose link removes only that filter; unknown and sold-out values say "No … here"', () => {
    holds((query) => {
      const { filters, sort, shortlist } = read(query);
      const set = setIn(filters);
      const removed = tagsOf(query).flatMap(({ label, href }) => {
        const rest = read(href.split('?')[1] ?? '');
        expect(rest).toMatchObject({ sort, page: 1 });
        expect(rest.shortlist).toBe(shortlist);
        const left = setIn(rest.filters);
        expect(set).toEqual(expect.arrayContaining(left));
        const gone = set.filter((filter) => !left.includes(filter));
        const isMissing = gone.every((filter) => ['make Lexus', 'fuel Diesel'].includes(filter));
        expect([label, label.startsWith('No "')]).toEqual([label, isMissing]);
        return gone;
      });
      expect(removed.toSorted()).toEqual(set.toSorted());
    });
  });
});

/**
 * Queries as links, forms and people write them: with known, sold-out, unknown, repeated, empty and malformed values, in
 * any order.
 */
function randomQueries(): fc.Arbitrary<string> {
  const soldOut: Partial<ListValues> = options.soldOut;
  const lists = listValues((field) => [...options[field], ...(soldOut[field] ?? []), '', 'Lada', 'x, y']);
  const prices = '0 1 1e5 0x10 -1 100000 344999 345000 520001 925000 1399000 99999999999'.split(' ');
  const fields = {
    search: ['', ' ', 'swift', 'red petrol', 'a&b', `${'long '.repeat(30)}word`],
    year: ['', 'soon', '2019', '2018-2016', '2015-2015', '2016-2020', '2000-2030', options.year.join('-')],
    minPrice: ['', ...prices],
    maxPrice: ['', ...prices],
    maxKm: ['', 'few', '60,000', '0', '41299', '41300', '98000', '150000'],
    down: ['', '900', '100000', 'half'],
    delhi: ['', '2030', '2036', '1999', 'soon'],
    sort: ['', 'cheapest', ...sortOrders.map(({ value }) => value)],
    page: ['', '0', '1', '2', 'last'],
    cars: ['', '1', '2,1', '99,1', 'x'],
    utm_source: ['mail'],
  };
  const params = [
    ...Object.entries(lists).map(([name, values]) => param(name, values, 3)),
    ...Object.entries(fields).map(([name, values]) => param(name, values, 1)),
  ];
  return fc.array(fc.oneof(...params), { maxLength: 8 }).map((all) => `?${new URLSearchParams(all)}`);
}

/** A parameter with one or several values. */
function param(name: string, values: readonly string[], most: number): fc.Arbitrary<[string, string]> {
  const chosen = fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: most });
  return chosen.map((all) => [name, all.join()]);
}
