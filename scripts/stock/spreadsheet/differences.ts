import { readFileSync } from 'node:fs';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { carFields } from '../editing/car-fields.ts';
import { fieldOf, newCarText, withField } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { changesBetween } from '../editing/changes-between.ts';
import type { Change } from '../editing/changes-between.ts';
import { nextId } from '../editing/own-cars.ts';
import { carFile } from '../car-paths.ts';
import type { NewCarText } from '../editing/change-cars.ts';
import type { Row } from './read-spreadsheet.ts';

export type Differences = {
  added: NewCarText[];
  changed: (NewCarText & { changes: Change[] })[];
  /** Cars for sale that are not in the spreadsheet. */
  gone: (NewCarText & { car: StockCar })[];
};

/** What a spreadsheet would change in a stock. A missing column leaves its field unchanged. */
export function differencesOf(
  folder: string,
  cars: readonly StockCar[],
  rows: readonly Row[],
  { file, today }: { file: string; today: string },
): Differences {
  const currentIds = new Set(cars.map(({ id }) => id));
  const textOf = (id: string) => readFileSync(carFile(folder, id), 'utf8');
  const numbered = withIds(cars, rows);
  const from = (row: number) => `${file}, row ${row}`;
  return {
    added: numbered
      .filter(({ id }) => !currentIds.has(id))
      .map(({ id, fields, row }) => ({
        id,
        text: newCarText(id, { added: today, draft: true, ...given(fields) }),
        from: from(row),
      })),
    changed: numbered
      .filter(({ id }) => currentIds.has(id))
      .map(({ id, fields, row }) => {
        const before = textOf(id);
        const text = Object.entries(fields).reduce(
          (changed, [name, value]) => withChangedField(changed, name, value),
          before,
        );
        return { id, text, from: from(row), changes: changesBetween(before, text, Object.keys(fields)) };
      })
      .filter(({ changes }) => changes.length > 0),
    gone: cars
      // A draft may have been added after the export.
      .filter(({ id, sold, draft }) => !sold && !draft && !numbered.some((row) => row.id === id))
      .map((car) => ({
        id: car.id,
        car,
        text: withField(textOf(car.id), 'sold', today),
        from: carFile(folder, car.id),
      })),
  };
}

/** A row without a number is the car that it describes, or else a new car with the next number. */
function withIds(cars: readonly StockCar[], rows: readonly Row[]): (Row & { id: string })[] {
  const taken = new Set(rows.map(({ id }) => id));
  const all = [...cars, ...rows.flatMap(({ id }) => (id === undefined ? [] : { id }))];
  return rows.map((row) => {
    if (row.id !== undefined) return { ...row, id: row.id };
    const same = cars.find((car) => !taken.has(car.id) && describes(row, car));
    const id = same?.id ?? nextId(all);
    taken.add(id);
    all.push({ id });
    return { ...row, id, fields: given(row.fields) };
  });
}

/** True if the row has the car's number plate, or equals the car in all required fields and all others that it has. */
function describes({ fields }: Row, car: StockCar): boolean {
  const { registration } = fields;
  if (registration !== undefined && plate(registration) === plate(car.registration)) return true;
  const needed = carFields.filter(({ isRequired, name }) => isRequired && name !== 'id');
  const names = [...needed.map(({ name }) => name), ...Object.keys(given(fields))];
  return names.every((name) => cellOf(fieldOf(car, name)) === cellOf(fields[name]));
}

/** 'DL 3C AB 1234' and 'dl-3c-ab-1234' are the same plate. */
function plate(registration: unknown): string {
  return String(registration)
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase();
}

function given(fields: Row['fields']): Row['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Keeps the line's layout when the value is the same. */
function withChangedField(text: string, name: string, value: unknown): string {
  const changed = withField(text, name, value);
  return changesBetween(text, changed, [name]).length > 0 ? changed : text;
}
