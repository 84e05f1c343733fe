import fc from 'fast-check';
import { listFilters, type FilterOptions } from '../../../shared/inventory/filter-options.ts';
import { sortOrders } from '../../../shared/inventory/sort.ts';

/**
 * Queries as links, the plain form and people write them: known, sold-out and unknown values, doubled, listed, empty and
 * malformed ones, in any order.
 */
export function randomQueries(options: FilterOptions): fc.Arbitrary<string> {
  const params = fc.oneof(
    ...listFilters.map((field) =>
      param(field, listValues([...options[field], ...(options.soldOut?.[field] ?? [])])),
    ),
    param('search', fc.constantFrom('', ' ', 'swift', 'red petrol', 'a&b', `${'long '.repeat(30)}word`)),
    param('year', fc.oneof(fc.constantFrom('', 'soon', '2019', '2018-2016', options.year.join('-')), years)),
    param('minPrice', fc.oneof(oddPrices, fc.integer({ min: 0, max: 2_000_000 }).map(String))),
    param('maxPrice', fc.oneof(oddPrices, fc.integer({ min: 0, max: 2_000_000 }).map(String))),
    param('maxKm', fc.oneof(fc.constantFrom('', 'few', '60,000'), fc.nat(150_000).map(String))),
    param('down', fc.constantFrom('', '900', '100000', 'half')),
    param('delhi', fc.constantFrom('', '2030', '2036', '1999', 'soon')),
    param('sort', fc.constantFrom('', 'cheapest', ...sortOrders.map(({ value }) => value))),
    param('page', fc.constantFrom('', '0', '1', '2', 'last')),
    param('cars', fc.constantFrom('', '1', '2,1', '99,1', 'x')),
    param('utm_source', fc.constant('mail')),
  );
  return fc.array(params, { maxLength: 8 }).map((all) => `?${new URLSearchParams(all)}`);
}

const oddPrices = fc.constantFrom('', '0', '1e5', '0x10', '-1', '100000', '1399000', '99999999999');

const years = fc
  .tuple(fc.integer({ min: 2000, max: 2026 }), fc.integer({ min: 0, max: 8 }))
  .map(([first, span]) => `${first}-${first + span}`);

function param(name: string, values: fc.Arbitrary<string>): fc.Arbitrary<[string, string]> {
  return values.map((value) => [name, value]);
}

/** One value, or several in one parameter. */
function listValues(known: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom('', 'Lada', 'x, y'),
  );
  return fc.array(value, { minLength: 1, maxLength: 3 }).map((all) => all.join());
}
