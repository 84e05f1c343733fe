import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CarDetail } from '../shared/cars/car.ts';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import { createStock, recordsById, type Listings } from '../shared/inventory/create-stock.ts';
import type { Dependencies } from './dependencies.ts';
import { StartError } from './start-error.ts';

/**
 * Reads the stock that the build wrote. As code in the bundle, 8,000 cars would be in memory three times.
 * @throws {StartError} when a file is missing
 */
export function loadStock(folder: URL): LoadedStock {
  const read = (name: string): unknown => {
    const file = fileURLToPath(new URL(name, folder));
    if (!existsSync(file)) throw new StartError(`${file} is missing: run 'npm run build'`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const { soldRecords, ...rest } = read('server.json') as ServerFacts;
  const records = recordsById([...(read('records.json') as CarDetail[]), ...soldRecords]);
  return {
    stock: createStock(read('listings.json') as Listings, records),
    texts: read('texts.json') as DealerTexts,
    ...rest,
  };
}

type LoadedStock = Pick<Dependencies, 'stock' | 'texts' | 'changes' | 'feedFacts' | 'isSample'>;

type ServerFacts = Omit<LoadedStock, 'stock' | 'texts'> & { soldRecords: readonly CarDetail[] };
