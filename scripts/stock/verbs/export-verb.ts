import Papa from 'papaparse';
import { replaceFile } from '../../machine/replace-file.ts';
import { shellWord } from '../../machine/shell-word.ts';
import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';

export function exportVerb(folder: string, file: string, now: Date): Outcome {
  const cars = readCars(folder, now);
  replaceFile(file, writeSpreadsheet(cars));
  return {
    changed: [`${file}: ${cars.length} cars`],
    next: `change it in Excel or LibreOffice, save it as CSV, then npm run stock -- import ${shellWord(file)}`,
  };
}

// Excel and LibreOffice would compute '- ABS'; with an apostrophe before it they show it, and an import takes it off.
const escapeFormulae = /^'*[=+\-@]/;

// Without it, Excel reads the file as Windows-1252 and garbles Hindi.
const byteOrderMark = '\uFEFF';

/** A row per car, a column per field; rare fields have a column only when a car has a value. */
function writeSpreadsheet(cars: readonly OwnCar[]): string {
  const names = carFields
    .map(({ name }) => name)
    // Every command updates it.
    .filter((name) => name !== 'changed')
    .filter((name) => !isRare(name) || cars.some((car) => fieldOf(car, name) !== undefined));
  const rows = cars.map((car) => names.map((name) => cellOf(fieldOf(car, name))));
  return `${byteOrderMark}${Papa.unparse([names.map(inDealersWords), ...rows], { escapeFormulae })}\r\n`;
}

function isRare(name: string): boolean {
  return ['onPage.', 'inspection.', 'offer.'].some((group) => name.startsWith(group));
}
