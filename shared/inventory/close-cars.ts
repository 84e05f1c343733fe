import type { Listing } from '../cars/car.ts';
import { weights } from '../search/facts.ts';
import { inSearchOrder, searchCars } from '../search/search-cars.ts';
import type { Wish } from '../search/understand.ts';
import type { Stock } from './create-stock.ts';
import { initialFilters, matches } from './filters.ts';
import type { InventoryChoice } from './query.ts';

const closeCount = 3;

export type CloseCars = { cars: readonly Listing[]; isMatch: boolean };

type Cars = Pick<Stock, 'listings' | 'options'>;

/**
 * The cars that a search without literal results asks for, and that have the filters. If there are none, `isMatch` is false,
 * and the cars are those that come closest: a named car first, then by the number of met wishes and filters; equal cars by
 * whether they may be driven in Delhi on this day, then by price. No car is above the highest price, unless it is named.
 */
export function closeCars(
  { filters }: InventoryChoice,
  { wishes, ofCar }: { wishes: readonly Wish[]; ofCar: readonly Wish[] },
  { listings, options }: Cars,
  day: Date,
): CloseCars {
  // A search of fillers only asks for any car.
  const isSearch = filters.search !== '' && (ofCar.length > 0 || wishes.length === 0);
  const found = isSearch ? searchCars(listings, ofCar).filter(matches(filters)) : [];
  if (found.length > 0) return { cars: inSearchOrder(found, ofCar, day), isMatch: true };
  const initial = initialFilters(options);
  const checks = Object.entries(filters)
    .map(([field, value]) => matches({ ...initial, [field]: value }))
    .filter((isMet) => !listings.every(isMet));
  const highest = Math.min(filters.price[1], ...ofCar.map((wish) => wish.highest ?? Infinity));
  const points = new Map(
    listings.flatMap((car): [Listing, number][] => {
      const ofSearch = ofCar.reduce((sum, { weight, matches: isMet }) => sum + (isMet(car) ? weight : 0), 0);
      const sum = ofSearch + 3 * checks.filter((isMet) => isMet(car)).length;
      const isClose = ofSearch >= weights.model || car.price <= highest;
      return isClose && (filters.search === '' ? sum : ofSearch) > 0 ? [[car, sum]] : [];
    }),
  );
  const byPrice = [...points.keys()].toSorted((one, other) => one.price - other.price);
  const cars = inSearchOrder(byPrice, [], day)
    .toSorted((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0))
    .slice(0, closeCount);
  return { cars, isMatch: false };
}
