import type { Listing } from '../cars/car.ts';
import { matchPoints } from '../search/match-points.ts';
import { forDelhiFirst, type Wish } from '../search/understand.ts';
import type { Stock } from './create-stock.ts';
import { filterCars, initialFilters, suits, type InventoryFilters } from './filters.ts';
import { queryOf } from './inventory-hrefs.ts';
import { inventoryQuery, parseInventoryQuery, type InventoryChoice } from './query.ts';

export const closeCount = 3;

type Cars = Pick<Stock, 'listings' | 'options'>;

/**
 * The cars that come closest to a choice without results: a named car first, then by the number of met wishes and filters;
 * equal cars by whether they may be driven in Delhi on this day, then by price. `wishes` are the parts of the search. If no
 * car meets any of them, `isMatch` is false, and the cars are the first ones of the list.
 */
export function closeCars(
  { filters }: InventoryChoice,
  wishes: readonly Wish[],
  { listings, options }: Cars,
  day: Date,
): { cars: readonly Listing[]; isMatch: boolean } {
  const ofSearch = matchPoints(wishes, listings);
  const ofFilters = filterPoints(filters, initialFilters(options));
  const points = new Map(listings.map((car) => [car, ofSearch(car) + ofFilters(car)]));
  const pointsOf = (car: Listing) => points.get(car) ?? 0;
  const isMatch =
    filters.search === '' || wishes.some((wish) => wish.isAmount === true || listings.some(wish.suits));
  const cars = forDelhiFirst(listings, day, isMatch)
    .toSorted((one, other) => pointsOf(other) - pointsOf(one))
    .slice(0, closeCount);
  return { cars, isMatch };
}

/** Three points per filter that a car meets. A filter that is not set adds the same points to all cars. */
function filterPoints({ search: _search, ...filters }: InventoryFilters, initial: InventoryFilters) {
  const checks = Object.entries(filters).map(([field, value]) => suits({ ...initial, [field]: value }));
  return (car: Listing) => 3 * checks.filter((isMet) => isMet(car)).length;
}

/** A list longer than the close cars: the search as filters, if filters can express it and find more; otherwise all cars. */
export function longerList(
  choice: InventoryChoice,
  wishes: readonly Wish[],
  { listings, options }: Cars,
): { href: string; count: number } {
  const queryOfFilters = (filters: InventoryFilters) =>
    inventoryQuery({ ...choice, filters, page: 1 }, options);
  const meant = new URLSearchParams(queryOfFilters({ ...choice.filters, search: '' }));
  for (const { params = {} } of wishes)
    for (const [name, value] of Object.entries(params)) if (!meant.has(name)) meant.set(name, value);
  // Parsing drops values that no car has.
  const { filters } = parseInventoryQuery(queryOf(meant), options);
  const { length } = filterCars(listings, filters);
  return wishes.every(({ params }) => params) && length > closeCount
    ? { href: `/inventory${queryOfFilters(filters)}`, count: length }
    : { href: `/inventory${queryOfFilters(initialFilters(options))}`, count: listings.length };
}
