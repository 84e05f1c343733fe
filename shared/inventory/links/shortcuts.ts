import type { Stock } from '../create-stock.ts';
import { initialFilters, matches } from '../filters.ts';
import { inventoryQuery } from '../query.ts';
import { shortcutSearches } from './frequent-searches.ts';

// Visitors can survey fewer cars without a filter.
const minCars = 4;

/** Links to the frequent searches that find a car. */
export function shortcuts({ listings, options }: Pick<Stock, 'listings' | 'options'>) {
  if (listings.length < minCars) return [];
  return shortcutSearches(options).flatMap(({ label, wanted }) => {
    const filters = { ...initialFilters(options), ...wanted };
    const query = inventoryQuery({ filters, sort: 'featured', page: 1 }, options);
    return listings.some(matches(filters)) ? [{ label, href: `/inventory${query}` }] : [];
  });
}
