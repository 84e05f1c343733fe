import type { Listing } from '../cars/car.ts';
import type { Site } from '../dealer/site.ts';
import { ageLimit } from '../delhi/age-limit.ts';
import { delhiRules } from '../delhi/delhi-rules.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import {
  listFilters,
  listValues,
  type FilterOptions,
  type Interval,
  type ListValues,
} from './filter-options.ts';
import { searchCars } from './search/search-cars.ts';
import { understand, type Wish } from './search/understand.ts';

export type InventoryFilters = ListValues & {
  search: string;
  year: Interval;
  /** Rupees. */
  price: Interval;
  /** The highest odometer reading in kilometres; Infinity allows all. */
  mileage: number;
  /** The earliest calendar year of the age limit in Delhi NCR, regardless of court orders; 0 allows all. */
  delhi: number;
};

export type SearchRules = Pick<Site, 'quirks' | 'finance'>;

export const priceStepInRupees = 10_000;

/** The options of the year select in the sample. */
export const specifiedYearRanges: readonly string[] = ['2020-2025', '2015-2019', '2010-2014', '2006-2009'];

const yearsInRange = 5;

/** Five-year ranges that cover all cars of a stock, newest first: '2025-2026', '2020-2024', … */
export function yearRanges([oldest, newest]: Interval): readonly string[] {
  const first = oldest - (oldest % yearsInRange);
  const count = Math.floor((newest - first) / yearsInRange) + 1;
  const starts = Array.from({ length: count }, (_, index) => first + index * yearsInRange);
  return starts
    .reverse()
    .map((start) => `${Math.max(start, oldest)}-${Math.min(start + yearsInRange - 1, newest)}`);
}

export const initialFilters = memoizeByObject(
  ({ year, price: [, highest] }: FilterOptions): InventoryFilters => ({
    ...listValues(() => []),
    search: '',
    year,
    price: [0, highest],
    mileage: Infinity,
    delhi: 0,
  }),
);

/**
 * The cars that match a search. With 'fix', the search is interpreted: prices, colours, words in any order. Otherwise the
 * make, the model or the highlights must contain the exact text.
 * @param wishes what the search means, if that is known already
 */
export function searchedCars(
  cars: readonly Listing[],
  typed: string,
  { quirks, finance }: SearchRules,
  wishes?: readonly Wish[],
): readonly Listing[] {
  if (typed === '') return cars;
  if (quirks === 'fix') return searchCars(cars, wishes ?? understand(typed, cars, { finance }));
  const search = typed.toLowerCase();
  return cars.filter(({ make, model, additionalInfo = '' }) =>
    [make, model, additionalInfo].some((text) => text.toLowerCase().includes(search)),
  );
}

export function matches(filters: InventoryFilters): (car: Listing) => boolean {
  const lists = listFilters.filter((field) => filters[field].length > 0);
  return (car) =>
    isWithin(car.year, filters.year) &&
    isWithin(car.price, filters.price) &&
    car.mileage <= filters.mileage &&
    (filters.delhi === 0 || ageLimit(car, delhiRules) >= filters.delhi) &&
    lists.every((field) => filters[field].includes(car[field] ?? ''));
}

function isWithin(value: number, [min, max]: Interval): boolean {
  return value >= min && value <= max;
}

/** At least 4, because each of the two ranges always counts as 2: a quirk of the specification. */
export function activeFilterCount(filters: InventoryFilters): number {
  return countOthers(filters) + filters.year.length + filters.price.length;
}

/** The count without the quirk: each narrowed range counts as 1. */
export function countSetFilters(filters: InventoryFilters, initial: InventoryFilters): number {
  const narrowed = (['year', 'price'] as const).filter((name) => !isSameRange(filters[name], initial[name]));
  return countOthers(filters) + narrowed.length;
}

function countOthers({ search, mileage, delhi, ...filters }: InventoryFilters): number {
  const values = listFilters.flatMap((field) => filters[field]);
  return values.length + Number(search !== '') + Number(mileage < Infinity) + Number(delhi > 0);
}

export function isSameRange([min, max]: Interval, [otherMin, otherMax]: Interval): boolean {
  return min === otherMin && max === otherMax;
}

export function yearsInWords([first, last]: Interval): string {
  return first === last ? `${first}` : `${first}-${last}`;
}
