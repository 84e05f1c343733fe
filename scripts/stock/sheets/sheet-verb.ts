import { mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { sampleValues } from '../../../shared/dealer-facts/sample-values.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { replaceFile } from '../../machine/replace-file.ts';
import { readStock } from '../check/read-stock.ts';
import { photosOf } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import type { StockFiles } from '../stock-files.ts';
import type { Outcome } from '../terminal/outcome.ts';
import { sheetPage, type Paper } from './sheet-page.tsx';

/** `sheet 47 48 --a5`: a page for the windscreen of each of these cars, or of all that are for sale, as one file. */
export function sheetVerb(
  folder: string,
  ids: readonly string[],
  { paper, output }: { paper: Paper; output: string },
): Outcome {
  const stock = readStock(folder);
  const cars = carsOf(stock, ids).map((car) => ({ car, picture: pictureOf(stock, car) }));
  const file = join(output, `${ids.join('-') || 'all'}.html`);
  mkdirSync(output, { recursive: true });
  replaceFile(file, sheetPage({ cars, dealer: stock.dealer, paper }));
  // A sheet shows no e-mail address.
  const left = sampleValues(stock.dealer, sample).filter((name) => name !== 'e-mail');
  return {
    changed: [
      ...(left.length > 0
        ? [
            `Before you print, replace these sample values in ${join(folder, 'dealer.json')}: ${left.join(', ')}.`,
          ]
        : []),
      `${cars.length === 1 ? 'One sheet' : `${cars.length} sheets`} for ${paper} paper: ${file}`,
    ],
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
