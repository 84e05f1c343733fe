import type { Listing } from '../cars/car.ts';
import { ageLimit } from '../delhi/age-limit.ts';
import { delhiRules } from '../delhi/delhi-rules.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import { searchCars } from '../search/understand.ts';
import type { Site } from '../site.ts';
import { listFilters, type FilterOptions, type Interval } from './filter-options.ts';

export type InventoryFilters = {
  search: string;
  make: readonly string[];
  model: readonly string[];
  /** Model years. */
  year: Interval;
  /** Rupees. */
  price: Interval;
  /** Rupees: with it, an instalment led to the highest price. It finds no other cars; 0 is none. */
  downPayment: number;
  fuel: readonly string[];
  transmission: readonly string[];
  owner: readonly string[];
  body: readonly string[];
  seats: readonly string[];
  /** At most so many kilometres; Infinity allows all. */
  mileage: number;
  /** The age limit in Delhi NCR is this calendar year or later, whatever a court protects; 0 allows all. */
  delhi: number;
};

/** What of a site decides how a search is read. */
export type SearchRules = Pick<Site, 'quirks' | 'finance'>;

export const priceStepInRupees = 10_000;
export const yearStep = 1;

export type YearRange = { label: string; years: Interval };

/** The options of the year select in the sample. */
export const specifiedYearRanges: readonly YearRange[] = [
  { label: '2020-2025', years: [2020, 2025] },
  { label: '2015-2019', years: [2015, 2019] },
  { label: '2010-2014', years: [2010, 2014] },
  { label: '2006-2009', years: [2006, 2009] },
];

const yearsInRange = 5;

/** Ranges of five years that cover all cars of a stock: '2025-2026', '2020-2024', … */
export function yearRanges([oldest, newest]: Interval): readonly YearRange[] {
  const first = oldest - (oldest % yearsInRange);
  const count = Math.floor((newest - first) / yearsInRange) + 1;
  const starts = Array.from({ length: count }, (_, index) => first + index * yearsInRange);
  return starts.reverse().map((start) => {
    const years = [Math.max(start, oldest), Math.min(start + yearsInRange - 1, newest)] as const;
    return { label: years.join('-'), years };
  });
}

export const initialFilters = memoizeByObject(
  ({ year, price: [, highest] }: FilterOptions): InventoryFilters => ({
    search: '',
    make: [],
    model: [],
    year,
    price: [0, highest],
    downPayment: 0,
    fuel: [],
    transmission: [],
    owner: [],
    body: [],
    seats: [],
    mileage: Infinity,
    delhi: 0,
  }),
);

/** The cars that match every filter, in the given order. */
export function filterCars<Car extends Listing>(
  cars: readonly Car[],
  filters: InventoryFilters,
  site: SearchRules = { quirks: 'keep' },
): readonly Car[] {
  return searchedCars(cars, filters.search, site).filter(suits(filters));
}

/**
 * The cars that match a search. With 'fix' it is understood: prices, colours, words in any order. Otherwise it is a part of
 * a car's text.
 */
export function searchedCars<Car extends Listing>(
  cars: readonly Car[],
  typed: string,
  { quirks, finance }: SearchRules,
): readonly Car[] {
  if (typed === '') return cars;
  const search = typed.toLowerCase();
  if (quirks === 'fix') return searchCars(cars, search, finance);
  return cars.filter(({ make, model, additionalInfo = '' }) =>
    [make, model, additionalInfo].some((text) => text.toLowerCase().includes(search)),
  );
}

/** Whether a car matches every filter but the search. */
export function suits(filters: InventoryFilters): (car: Listing) => boolean {
  const lists = listFilters.filter((field) => filters[field].length > 0);
  return (car) =>
    isWithin(car.year, filters.year) &&
    isWithin(car.price, filters.price) &&
    car.mileage <= filters.mileage &&
    ageLimit(car, delhiRules) >= filters.delhi &&
    lists.every((field) => filters[field].includes(car[field] ?? ''));
}

function isWithin(value: number, [min, max]: Interval): boolean {
  return value >= min && value <= max;
}

/** Never less than 4, as each range always counts 2: a quirk of the specification. */
export function activeFilterCount(filters: InventoryFilters): number {
  return countOthers(filters) + filters.year.length + filters.price.length;
}

/** The count without the quirk: a narrowed range counts 1. */
export function countSetFilters(filters: InventoryFilters, initial: InventoryFilters): number {
  const narrowed = [filters.year, filters.price].filter(
    (range, index) => !isSameRange(range, index === 0 ? initial.year : initial.price),
  );
  return countOthers(filters) + narrowed.length;
}

function countOthers(filters: InventoryFilters): number {
  const lengths = listFilters.map((field) => filters[field].length);
  const others = [filters.search !== '', filters.mileage < Infinity, filters.delhi > 0].filter(
    Boolean,
  ).length;
  return lengths.reduce((sum, length) => sum + length, others);
}

export function isSameRange([min, max]: Interval, [otherMin, otherMax]: Interval): boolean {
  return min === otherMin && max === otherMax;
}

/** '2015-2019', or '2017' alone. */
export function yearsInWords([first, last]: Interval): string {
  return first === last ? `${first}` : `${first}-${last}`;
}
