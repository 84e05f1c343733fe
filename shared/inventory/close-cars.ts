import type { Listing } from '../cars/car.ts';
import { matchPoints } from '../search/match-points.ts';
import { forDelhiFirst, type Wish } from '../search/understand.ts';
import type { Stock } from './create-stock.ts';
import { filterCars, initialFilters, suits, type InventoryFilters } from './filters.ts';
import { queryOf } from './inventory-hrefs.ts';
import { inventoryQuery, parseInventoryQuery, type InventoryChoice } from './query.ts';

/** How many cars are shown where none matches. */
export const closeCount = 3;

type Cars = Pick<Stock, 'listings' | 'options'>;

/**
 * The cars that come closest to a choice without results: a named car first, then those with most of the rest, of these
 * the ones that may be driven in Delhi on this day, then the cheapest. `wishes` are the parts of its search. Not a match:
 * the first cars, if none has any of what is searched.
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

/** For each filter that a car meets; one that is not set counts the same for all cars. */
function filterPoints({ search: _search, ...filters }: InventoryFilters, initial: InventoryFilters) {
  const checks = Object.entries(filters).map(([field, value]) => suits({ ...initial, [field]: value }));
  return (car: Listing) => 3 * checks.filter((isMet) => isMet(car)).length;
}

/**
 * A longer list than the close cars: of what the search means, if filters can say it and find more; otherwise of all
 * cars.
 */
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
  // Without what no car has.
  const { filters } = parseInventoryQuery(queryOf(meant), options);
  const { length } = filterCars(listings, filters);
  return wishes.every(({ params }) => params) && length > closeCount
    ? { href: `/inventory${queryOfFilters(filters)}`, count: length }
    : { href: `/inventory${queryOfFilters(initialFilters(options))}`, count: listings.length };
}
