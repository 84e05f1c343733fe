import type { Listing } from '../cars/car.ts';
import { filterCars, filterOptions, initialFilters } from './filters.ts';
import type { FilterOptions, InventoryFilters } from './filters.ts';
import { inventoryQuery } from './query.ts';

export type Shortcut = { label: string; href: string };

const lakh = 100_000;

// A visitor can overlook fewer cars without a filter.
const leastCars = 4;

/** Links to frequent searches, without those that find no car. */
export function shortcuts(cars: readonly Listing[], options = filterOptions(cars)): Shortcut[] {
  if (cars.length < leastCars) return [];
  const initial = initialFilters(options);
  return searches(options).flatMap(({ label, wanted }) => {
    const filters = { ...initial, ...wanted };
    if (filterCars(cars, filters).length === 0) return [];
    return [{ label, href: `/inventory${inventoryQuery({ filters, sort: 'featured', page: 1 }, options)}` }];
  });
}

function searches({
  fuel,
  price: [, highest],
}: FilterOptions): { label: string; wanted: Partial<InventoryFilters> }[] {
  const cng = fuel.filter((name) => name.includes('CNG'));
  return [
    { label: 'Under ₹3 lakh', wanted: { price: [0, Math.min(3 * lakh, highest)] } },
    { label: '₹3–6 lakh', wanted: { price: [3 * lakh, Math.min(6 * lakh, highest)] } },
    { label: 'Automatic', wanted: { transmission: ['Automatic'] } },
    { label: 'CNG', wanted: { fuel: cng.length > 0 ? cng : ['CNG'] } },
    { label: 'Diesel', wanted: { fuel: ['Diesel'] } },
    { label: 'One owner', wanted: { owner: ['1st'] } },
  ];
}
