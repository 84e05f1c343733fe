import type { InventoryFilters } from '../../shared/inventory/filters.ts';

/** The filters for a stock of 2006 to 2022, up to 13.99 lakh, with nothing chosen. */
export const unfiltered: InventoryFilters = {
  search: '',
  make: [],
  model: [],
  year: [2006, 2022],
  price: [0, 1_399_000],
  fuel: [],
  transmission: [],
  owner: [],
  body: [],
  seats: [],
  mileage: Infinity,
  delhi: 0,
  downPayment: 0,
};
