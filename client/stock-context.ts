import { createContext, use } from 'react';
import type { Stock } from '../shared/inventory/create-stock.ts';

export const StockContext = createContext<Stock | undefined>(undefined);

export function useStock(): Stock {
  const stock = use(StockContext);
  if (!stock) throw new Error('There is no StockContext around this part');
  return stock;
}
