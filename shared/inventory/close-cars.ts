import type { Listing } from '../cars/car.ts';
import type { Stock } from './create-stock.ts';
import { initialFilters, matches } from './filters.ts';
import type { InventoryChoice } from './query.ts';
import { inSearchOrder, partsOf, searchCars, type Part } from './search/search-cars.ts';
import type { Wish } from './search/understand.ts';
import { weights } from './search/vocabulary.ts';

export type CloseCars = { cars: readonly Listing[]; isMatch: boolean };

/**
 * The cars that a search without literal results asks for, and that have the filters. If there are none, `isMatch` is false,
 * and the cars are the three cheapest of those that come closest, without what no car has together with what weighs more.
 */
export function closeCars(
  { filters }: InventoryChoice,
  wishes: readonly Wish[],
  { listings, options }: Pick<Stock, 'listings' | 'options'>,
  day: Date,
): CloseCars {
  const found = searchCars(listings, wishes).filter(matches(filters));
  if (found.length > 0) return { cars: inSearchOrder(found, wishes, day), isMatch: true };
  const initial = initialFilters(options);
  const ofFilters = Object.entries({ ...filters, search: '' })
    .filter(([field, value]) => String(value) !== String(initial[field as 'price']))
    .map(([field, value]) => ({
      weight: field in weights ? weights[field as 'price'] : weights.fact,
      matches: matches({ ...initial, [field]: value }),
    }));
  const isPossible = ({ weight, matches: isMet }: Part) => weight > 0 && listings.some(isMet);
  const asked: readonly Part[] = filters.search === '' ? ofFilters : wishes;
  if (!asked.some(isPossible)) return { cars: [], isMatch: false };
  const closest = [...partsOf(listings, wishes), ...ofFilters]
    .toSorted((one, other) => other.weight - one.weight)
    .reduce((cars, { matches: isMet }) => (cars.some(isMet) ? cars.filter(isMet) : cars), listings)
    .toSorted((one, other) => one.price - other.price);
  return { cars: inSearchOrder(closest, [], day).slice(0, 3), isMatch: false };
}
