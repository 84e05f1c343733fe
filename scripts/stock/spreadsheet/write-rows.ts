import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import type { OwnCar } from '../own-car.ts';

/** A head, and a row per car. Rare fields have a column only when a car has a value. */
export function exportRows(cars: readonly OwnCar[]): string[][] {
  const names = columnsFor(cars);
  return [head(names), ...cars.map((car) => names.map((name) => cellOf(fieldOf(car, name))))];
}

/** A head, and an example that an import refuses. */
export function templateRows(): string[][] {
  const names = columnsFor([]);
  return [head(names), names.map((name) => example[name] ?? '')];
}

function columnsFor(cars: readonly OwnCar[]): string[] {
  return carFields
    .map(({ name }) => name)
    .filter((name) => !isRare(name) || cars.some((car) => fieldOf(car, name) !== undefined));
}

function isRare(name: string): boolean {
  return ['onPage.', 'inspection.', 'offer.'].some((group) => name.startsWith(group));
}

function head(names: readonly string[]): string[] {
  return names.map(inDealersWords);
}

export const exampleDescription = 'This is an example: delete this row.';

const example: Readonly<Record<string, string>> = {
  make: 'Honda',
  model: 'City ZX',
  year: '2019',
  price: '4.95 lakh',
  mileage: '41,300 km',
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  emissionNorm: 'BS-IV',
  body: 'Sedan',
  color: 'Lunar Silver',
  registration: 'DL 3C AB 1234',
  additionalInfo: 'Sunroof, Six Airbags',
  description: exampleDescription,
  'specs.seating': '5',
};
