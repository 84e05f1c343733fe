import type { Listing } from '../cars/car.ts';

type Order = { value: string; label: string; compare?: (a: Listing, b: Listing) => number };

export const sortOrders = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-low', label: 'Price: Low to High', compare: (a, b) => a.price - b.price },
  { value: 'price-high', label: 'Price: High to Low', compare: (a, b) => b.price - a.price },
  { value: 'year-new', label: 'Year: Newest First', compare: (a, b) => b.year - a.year },
  { value: 'year-old', label: 'Year: Oldest First', compare: (a, b) => a.year - b.year },
  { value: 'mileage-low', label: 'Mileage: Low to High', compare: (a, b) => a.mileage - b.mileage },
] as const satisfies readonly Order[];

export type Sort = (typeof sortOrders)[number]['value'];

/** The cars in the chosen order. Used only with `SITE_QUIRKS=fix`: the specification never applies the chosen sort. */
export function sortCars(cars: readonly Listing[], sort: Sort): readonly Listing[] {
  const order: Order | undefined = sortOrders.find(({ value }) => value === sort);
  return order?.compare ? cars.toSorted(order.compare) : cars;
}
