import { createContext, use } from 'react';
import { stockOf } from '../shared/inventory/stock-of.ts';
import type { Cars } from '../shared/inventory/stock-of.ts';

const none: Cars = {
  ...stockOf({ listed: [], unlisted: [], soldOut: { make: [], fuel: [], transmission: [] } }),
  records: new Map(),
};

export const StockContext = createContext(none);

export function useStock(): Cars {
  return use(StockContext);
}
