import Papa from 'papaparse';
import type { OwnCar } from '../own-car.ts';
import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';

// Without it, Excel reads the file as Windows-1252 and garbles Hindi.
const byteOrderMark = '\uFEFF';

/** A row per car, a column per field; rare fields have a column only when a car has a value. */
export function writeSpreadsheet(cars: readonly OwnCar[]): string {
  const names = carFields
    .map(({ name }) => name)
    // Every command updates it.
    .filter((name) => name !== 'changed')
    .filter((name) => !isRare(name) || cars.some((car) => fieldOf(car, name) !== undefined));
  const rows = cars.map((car) => names.map((name) => cellOf(fieldOf(car, name))));
  return `${byteOrderMark}${Papa.unparse([names.map(inDealersWords), ...rows])}\r\n`;
}

function isRare(name: string): boolean {
  return ['onPage.', 'inspection.', 'offer.'].some((group) => name.startsWith(group));
}
