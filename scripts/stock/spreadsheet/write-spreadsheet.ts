import Papa from 'papaparse';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';

// Excel takes a file without it for one in a Western script, and spoils Hindi.
const byteOrderMark = '\uFEFF';

/** A row a car, a column a field; what only a few cars say has a column where one of them does. */
export function writeSpreadsheet(cars: readonly StockCar[]): string {
  const names = carFields
    .map(({ name }) => name)
    // Every command writes it anew.
    .filter((name) => name !== 'changed')
    .filter((name) => !isRare(name) || cars.some((car) => fieldOf(car, name) !== undefined));
  const rows = cars.map((car) => names.map((name) => cellOf(fieldOf(car, name))));
  return `${byteOrderMark}${Papa.unparse([names.map(inDealersWords), ...rows])}\r\n`;
}

function isRare(name: string): boolean {
  return ['onPage.', 'inspection.', 'offer.'].some((group) => name.startsWith(group));
}
