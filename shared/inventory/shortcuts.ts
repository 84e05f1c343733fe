import type { Listing } from '../cars/car.ts';
import { filterCars, filterOptions, initialFilters } from './filters.ts';
import type { FilterOptions, InventoryFilters } from './filters.ts';
import { inventoryQuery } from './query.ts';

export type Shortcut = { label: string; address: string };

const lakh = 100_000;

// Fewer cars are seen at a glance.
const leastCars = 4;

/** Links to what many look for, without those that find nothing. */
export function shortcuts(cars: readonly Listing[]): Shortcut[] {
  if (cars.length < leastCars) return [];
  const options = filterOptions(cars);
  const initial = initialFilters(options);
  return wishes(options).flatMap(({ label, wish }) => {
    const filters = { ...initial, ...wish };
    if (filterCars(cars, filters).length === 0) return [];
    return [
      { label, address: `/inventory${inventoryQuery({ filters, sort: 'featured', page: 1 }, options)}` },
    ];
  });
}

function wishes({
  fuel,
  price: [, dearest],
}: FilterOptions): { label: string; wish: Partial<InventoryFilters> }[] {
  const cng = fuel.filter((name) => name.includes('CNG'));
  return [
    { label: 'Under ₹3 lakh', wish: { price: [0, Math.min(3 * lakh, dearest)] } },
    { label: '₹3–6 lakh', wish: { price: [3 * lakh, Math.min(6 * lakh, dearest)] } },
    { label: 'Automatic', wish: { transmission: ['Automatic'] } },
    { label: 'CNG', wish: { fuel: cng.length > 0 ? cng : ['CNG'] } },
    { label: 'Diesel', wish: { fuel: ['Diesel'] } },
    { label: 'One owner', wish: { owner: ['1st'] } },
  ];
}
