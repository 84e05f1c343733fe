import type { Listing } from '../cars/car.ts';
import { filterOptions } from './filter-options.ts';
import { initialFilters, matches } from './filters.ts';
import { shortcutSearches } from './frequent-searches.ts';
import { inventoryQuery, parseInventoryQuery } from './query.ts';

// Visitors can survey fewer cars without a filter.
const minCars = 4;

/** Links to the frequent searches that find a car. They keep the query's filters unless no car matches both. */
export function shortcuts(cars: readonly Listing[], query = '', options = filterOptions(cars)) {
  if (cars.length < minCars) return [];
  const { filters, sort } = parseInventoryQuery(query, options);
  return shortcutSearches(options).flatMap(({ label, wanted }) => {
    const found = [filters, initialFilters(options)]
      .map((kept) => ({ ...kept, ...wanted }))
      .find((both) => cars.some(matches(both)));
    return found
      ? [{ label, href: `/inventory${inventoryQuery({ filters: found, sort, page: 1 }, options)}` }]
      : [];
  });
}
