import type { Listing } from '../cars/car.ts';
import { listFilters } from '../inventory/filter-options.ts';
import { filterCars, initialFilters } from '../inventory/filters.ts';
import type { FilterOptions } from '../inventory/filter-options.ts';
import type { InventoryFilters } from '../inventory/filters.ts';
import { bodyTypes, kilometres, kinds, seats, upTo } from './frequent-searches.ts';
import { inventoryQuery } from '../inventory/query.ts';
import type { InventoryChoice } from '../inventory/query.ts';

/** A link that keeps the choice and leaves fewer cars, but some. */
export type Narrowing = { label: string; count: number; href: string };

/** The frequent searches that would narrow a list: the cars that match the choice. */
export function narrowings(
  choice: InventoryChoice,
  cars: readonly Listing[],
  options: FilterOptions,
): Narrowing[] {
  return counted(cars, options).map(({ label, count, wanted }) => {
    const filters = both(choice.filters, wanted);
    return { label, count, href: `/inventory${inventoryQuery({ ...choice, filters, page: 1 }, options)}` };
  });
}

/** Those that find some of the cars, and how many. */
function counted(cars: readonly Listing[], options: FilterOptions) {
  const initial = initialFilters(options);
  const prices = [upTo(6, options), upTo(3, options)];
  const searches = [...kinds(options), ...prices, ...kilometres(), ...bodyTypes(options), ...seats(options)];
  return searches
    .map((search) => ({ ...search, count: filterCars(cars, { ...initial, ...search.wanted }).length }))
    .filter(({ count }) => count > 0 && count < cars.length);
}

/** What both allow; an empty list allows all. */
function both(set: InventoryFilters, wanted: Partial<InventoryFilters>): InventoryFilters {
  const { price = set.price, mileage = Infinity } = wanted;
  const filters = {
    ...set,
    price: [Math.max(set.price[0], price[0]), Math.min(set.price[1], price[1])] as const,
    mileage: Math.min(set.mileage, mileage),
  };
  for (const field of listFilters) {
    const { [field]: values = [] } = wanted;
    const isSet = set[field].length > 0;
    if (values.length > 0) filters[field] = isSet ? set[field].filter((it) => values.includes(it)) : values;
  }
  return filters;
}
