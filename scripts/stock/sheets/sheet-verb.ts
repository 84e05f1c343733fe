import { mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { replaceFile } from '../../disk/replace-file.ts';
import { readStock } from '../check/read-stock.ts';
import type { Outcome } from '../outcome.ts';
import { photosOf } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import type { StockFiles } from '../stock-files.ts';
import { sheetPage } from './sheet-page.tsx';

export function sheetVerb(folder: string, ids: readonly string[], output: string): Outcome {
  const stock = readStock(folder);
  const cars = carsOf(stock, ids).map((car) => ({ car, picture: pictureOf(stock, car) }));
  const file = join(output, `${ids.join('-') || 'all'}.html`);
  mkdirSync(output, { recursive: true });
  replaceFile(file, sheetPage({ cars, dealer: stock.dealer }));
  return {
    changed: [`${cars.length === 1 ? 'One sheet' : `${cars.length} sheets`}: ${file}`],
    next: `open ${file} in a browser and print it, with 'Background graphics' on`,
  };
}

function carsOf({ cars }: StockFiles, ids: readonly string[]): StockCar[] {
  const forSale = cars.filter((car) => !car.sold && car.listed !== false);
  const unknown = ids.filter((id) => !forSale.some((car) => car.id === id));
  if (unknown.length > 0) throw new Refusal(...unknown.map((id) => `there is no car '${id}' for sale`));
  return ids.length === 0 ? forSale : forSale.filter(({ id }) => ids.includes(id));
}

function pictureOf({ folder }: StockFiles, { id }: StockCar): string {
  const [file = ''] = photosOf(folder, id);
  const type = extname(file).slice(1).replace('jpg', 'jpeg');
  return `data:image/${type};base64,${readFileSync(file, 'base64')}`;
}
