import type { FilterOptions, InventoryFilters } from '../inventory/filters.ts';

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

/** Cars of at most so many lakhs; of at least `from`, if given. */
export function upTo(lakhs: number, { price: [, highest] }: FilterOptions, from = 0): FrequentSearch {
  return {
    label: from > 0 ? `₹${from}–${lakhs} lakh` : `Under ₹${lakhs} lakh`,
    wanted: { price: [from * lakh, Math.min(lakhs * lakh, highest)] },
  };
}
