import type { Listing } from '../cars/car.ts';

/** Both bounds are included. */
export type Interval = readonly [min: number, max: number];

export const listFilters = ['make', 'model', 'fuel', 'transmission', 'owner', 'body', 'seats'] as const;
export type ListFilter = (typeof listFilters)[number];

export type ListValues = Record<ListFilter, readonly string[]>;

export type FilterOptions = ListValues & {
  year: Interval;
  /** Rupees. */
  price: Interval;
  /** Ids of the cars that a shortlist may hold. */
  idsForSale: ReadonlySet<string>;
};

/** The options of each filter, in order of first appearance; brands alphabetically, ignoring case. */
export function filterOptions(cars: readonly Listing[]): FilterOptions {
  const values = listValues((field) => [...new Set(cars.flatMap((car) => car[field] ?? []))]);
  return {
    ...values,
    make: values.make.toSorted(byName),
    year: bounds(cars.map((car) => car.year)),
    price: bounds(cars.map((car) => car.price)),
    idsForSale: new Set(cars.map(({ id }) => id)),
  };
}

export function listValues(valuesOf: (field: ListFilter) => readonly string[]): ListValues {
  return Object.fromEntries(listFilters.map((field) => [field, valuesOf(field)])) as ListValues;
}

function bounds(values: readonly number[]): Interval {
  return values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
}

function byName(one: string, other: string): number {
  const [before, after] = [one.toLowerCase(), other.toLowerCase()];
  return Number(before > after) - Number(before < after);
}
