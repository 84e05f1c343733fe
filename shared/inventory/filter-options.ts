import type { Listing } from '../cars/car.ts';

/** Both bounds are included. */
export type Interval = readonly [min: number, max: number];

export const listFilters = ['make', 'model', 'fuel', 'transmission', 'owner', 'body', 'seats'] as const;
export type ListFilter = (typeof listFilters)[number];

export type FilterOptions = Record<ListFilter, readonly string[]> & {
  year: Interval;
  price: Interval;
  /** Ids of the cars that a shortlist may hold. */
  idsForSale: ReadonlySet<string>;
  /** Values that only sold cars have: a URL with one is valid, and finds no car. */
  soldOut?: Partial<Record<ListFilter, readonly string[]>>;
};

/** The options of each filter, in the order of first appearance; brands alphabetically, whatever their case. */
export function filterOptions(cars: readonly Listing[]): FilterOptions {
  const distinct = (field: ListFilter) => [...new Set(cars.flatMap((car) => car[field] ?? []))];
  const bounds = (values: number[]): Interval =>
    values.reduce<Interval>(
      ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
      [values[0] ?? 0, values[0] ?? 0],
    );
  return {
    make: distinct('make').sort(byName),
    model: distinct('model'),
    fuel: distinct('fuel'),
    transmission: distinct('transmission'),
    owner: distinct('owner'),
    body: distinct('body'),
    seats: distinct('seats'),
    year: bounds(cars.map((car) => car.year)),
    price: bounds(cars.map((car) => car.price)),
    idsForSale: new Set(cars.map(({ id }) => id)),
  };
}

function byName(one: string, other: string): number {
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}
