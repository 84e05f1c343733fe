import { bodies } from '../cars/car.ts';
import { formatMileage } from '../format.ts';
import type { FilterOptions } from '../inventory/filter-options.ts';
import type { InventoryFilters } from '../inventory/filters.ts';

/** What many look for, and the filters that find it. */
export type FrequentSearch = { label: string; wanted: Partial<InventoryFilters> };

const lakh = 100_000;

export function kinds({ fuel }: FilterOptions): FrequentSearch[] {
  const cng = fuel.filter((name) => name.includes('CNG'));
  return [
    { label: 'Automatic', wanted: { transmission: ['Automatic'] } },
    { label: 'CNG', wanted: { fuel: cng.length > 0 ? cng : ['CNG'] } },
    { label: 'Diesel', wanted: { fuel: ['Diesel'] } },
    { label: 'One owner', wanted: { owner: ['1st'] } },
  ];
}

/** A compact SUV is an SUV too. */
export function bodyTypes({ body }: FilterOptions): FrequentSearch[] {
  return bodies
    .filter((name) => name !== 'Compact SUV')
    .map((name) => ({ label: name, wanted: { body: body.filter((it) => it.includes(name)) } }))
    .filter(({ wanted }) => wanted.body.length > 0);
}

export function seats({ seats: numbers }: FilterOptions): FrequentSearch[] {
  return numbers.toSorted().map((number) => ({ label: `${number} seats`, wanted: { seats: [number] } }));
}

export function kilometres(): FrequentSearch[] {
  return [30_000, 60_000, 90_000].map((mileage) => ({
    label: `Under ${formatMileage(mileage)}`,
    wanted: { mileage },
  }));
}

/** Cars of at most so many lakhs; of at least `from`, if given. */
export function upTo(lakhs: number, { price: [, highest] }: FilterOptions, from = 0): FrequentSearch {
  return {
    label: from > 0 ? `₹${from}–${lakhs} lakh` : `Under ₹${lakhs} lakh`,
    wanted: { price: [from * lakh, Math.min(lakhs * lakh, highest)] },
  };
}
