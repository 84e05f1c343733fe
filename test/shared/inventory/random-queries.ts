import fc from 'fast-check';
import { listValues, type FilterOptions } from '../../../shared/inventory/filter-options.ts';
import { sortOrders } from '../../../shared/inventory/sort.ts';

/**
 * Queries as links, forms and people write them: with known, sold-out, unknown, repeated, empty and malformed values, in
 * any order.
 */
export function randomQueries(options: FilterOptions): fc.Arbitrary<string> {
  const soldOut = options.soldOut ?? {};
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
