import { replaceFile } from '../../disk/replace-file.ts';
import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { shellWord } from '../shell-word.ts';
import { writeCsv } from '../spreadsheet/csv.ts';

// These fields have a column only if a car has a value.
const rare = /^(?:onPage|inspection|offer)\./;

export function exportVerb(folder: string, file: string, now: Date): Outcome {
  const cars = readCars(folder, now);
  const names = carFields
    .map(({ name }) => name)
    .filter((name) => !rare.test(name) || cars.some((car) => fieldOf(car, name) !== undefined));
  const rows = cars.map((car) => names.map((name) => cellOf(fieldOf(car, name))));
  replaceFile(file, writeCsv([names.map(inDealersWords), ...rows]));
  return {
    changed: [`${file}: ${cars.length} cars`],
    next: `change it in Excel or LibreOffice, save it as CSV UTF-8, then npm run stock -- import ${shellWord(file)}`,
  };
}
