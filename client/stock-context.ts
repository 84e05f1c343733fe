import { createContext, use } from 'react';
import { stockOf } from '../shared/inventory/stock.ts';
import type { Stock } from '../shared/inventory/stock.ts';
import { createCarRecords } from './car-records.ts';
import type { CarRecords } from './car-records.ts';

/** All that the pages know of cars. */
export type Cars = Stock & { records: CarRecords };

const none: Cars = {
  ...stockOf({ listed: [], unlisted: [], soldOut: { make: [], fuel: [], transmission: [] } }),
  records: createCarRecords([]),
};

export const StockContext = createContext(none);

export function useStock(): Cars {
  return use(StockContext);
}
