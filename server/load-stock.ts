import { readFileSync } from 'node:fs';
import type { CarDetail } from '../shared/cars/car.ts';
import type { DealerTexts } from '../shared/dealer/dealer-schema.ts';
import { createStock, recordsById, type Listings } from '../shared/inventory/create-stock.ts';
import type { Dependencies } from './dependencies.ts';

/** The stock is read as JSON, because as code in the bundle 8,000 cars would be in memory three times. */
export function loadStock(folder: URL): LoadedStock {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const { soldRecords, ...rest } = read('server.json') as ServerFacts;
  const records = recordsById([...(read('records.json') as CarDetail[]), ...soldRecords]);
  return {
    stock: createStock(read('listings.json') as Listings, records),
    texts: read('texts.json') as DealerTexts,
    ...rest,
  };
}

export type LoadedStock = Pick<Dependencies, 'stock' | 'texts' | 'changes' | 'feedFacts' | 'isSample'>;

type ServerFacts = Omit<LoadedStock, 'stock' | 'texts'> & { soldRecords: readonly CarDetail[] };
