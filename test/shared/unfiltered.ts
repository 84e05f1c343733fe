import { listValues } from '../../shared/inventory/filter-options.ts';
import type { InventoryFilters } from '../../shared/inventory/filters.ts';

/** The filters with nothing chosen, for a stock of 2006 to 2022 and up to ₹13.99 lakh. */
export const unfiltered: InventoryFilters = {
  ...listValues(() => []),
  search: '',
  year: [2006, 2022],
  price: [0, 1_399_000],
  mileage: Infinity,
  delhi: 0,
  downPayment: 0,
};
