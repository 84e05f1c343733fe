import type { Listing } from '../cars/car.ts';
import type { Stock } from './create-stock.ts';
import { initialFilters, matches } from './filters.ts';
import type { InventoryChoice } from './query.ts';
import { inSearchOrder, searchCars } from './search/search-cars.ts';
import type { Wish } from './search/understand.ts';
import { weights } from './search/vocabulary.ts';

const closeCount = 3;

export type CloseCars = { cars: readonly Listing[]; isMatch: boolean };

/**
 * The cars that a search without literal results asks for, and that have the filters. If there are none, `isMatch` is false,
 * and the cars are the cheapest of those that come closest. No car is above the highest price, unless its model is named.
 */
export function closeCars(
  { filters }: InventoryChoice,
  wishes: readonly Wish[],
  { listings, options }: Pick<Stock, 'listings' | 'options'>,
  day: Date,
): CloseCars {
  const found = searchCars(listings, wishes).filter(matches(filters));
  if (found.length > 0) return { cars: inSearchOrder(found, wishes, day), isMatch: true };
  const ofSearch = wishes.filter((wish) => wish.weight > 0 && listings.some(wish.matches));
  const ofFilters = Object.entries(filters)
    .map(([field, value]) => ({
      ...{ label: field, without: '', isAfterOr: false },
      weight: field in weights ? weights[field as 'price'] : weights.fact,
      matches: matches({ ...initialFilters(options), [field]: value }),
    }))
    .filter(({ matches: isMet }) => listings.some(isMet) && !listings.every(isMet));
  const wanted = filters.search === '' || ofSearch.length > 0 ? [...ofSearch, ...ofFilters] : [];
  const byPrice = closest(listings, wanted).toSorted((one, other) => one.price - other.price);
  return { cars: inSearchOrder(byPrice, [], day).slice(0, closeCount), isMatch: false };
}

/** Leaves out the wish of the lowest weight, the last if there are several, until a car has all that remain. */
function closest(cars: readonly Listing[], wishes: readonly Wish[]): readonly Listing[] {
  if (wishes.length === 0) return [];
  const found = searchCars(cars, wishes);
  if (found.length > 0) return found;
  const lowest = Math.min(...wishes.map(({ weight }) => weight));
  const last = wishes.findLastIndex(({ weight }) => weight === lowest);
  return closest(cars, wishes.toSpliced(last, 1));
}
