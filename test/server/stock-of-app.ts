import { stockFacts } from '../../scripts/stock/generate/stock-facts.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import type { LoadedStock } from '../../server/load-stock.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';
import type { StockDealer } from '../../shared/dealer/dealer-schema.ts';
import { siteOf } from '../../shared/dealer/site.ts';
import { createStock, recordsById } from '../../shared/inventory/create-stock.ts';

export type StockOfApp = Pick<Dependencies, 'site'> & LoadedStock;

const pictures = { version: '53334d66', count: 4, color: '#8274dd', card: '40d1e2f3' };

export function stockOfApp(cars: readonly object[], dealer: object): StockOfApp {
  const stock = { folder: 'no folder', drafts: [], cars: cars as StockCar[], dealer: dealer as StockDealer };
  const facts = stockFacts({
    ...stock,
    pictures: Object.fromEntries(stock.cars.map(({ id }) => [id, pictures])),
  });
  const { listings, records } = facts;
  return { ...facts, site: siteOf(facts.dealer), stock: createStock(listings, recordsById(records)) };
}
