import { renameSync, writeFileSync } from 'node:fs';
import { readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { writeSpreadsheet } from '../spreadsheet/write-spreadsheet.ts';

/** `export stock.csv`: the stock as a spreadsheet; without a name, the spreadsheet alone on standard output. */
export function exportVerb(folder: string, file: string | undefined, now: Date): Outcome {
  const cars = readCars(folder, now);
  if (file === undefined) return { output: writeSpreadsheet(cars), changed: [], next: '' };
  writeFileSync(`${file}.next`, writeSpreadsheet(cars));
  renameSync(`${file}.next`, file);
  return {
    changed: [`${file}: ${cars.length} cars`],
    next: `change it in Excel or LibreOffice, save it as CSV, then npm run stock -- import ${file}`,
  };
}
