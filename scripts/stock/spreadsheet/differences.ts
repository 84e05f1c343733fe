import { readFileSync } from 'node:fs';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { newCarText, withField } from '../editing/car-file.ts';
import { changesBetween } from '../editing/changes-between.ts';
import type { Change } from '../editing/changes-between.ts';
import { nextId } from '../editing/own-cars.ts';
import { carFile } from '../editing/stage-cars.ts';
import type { NewCarText } from '../editing/stage-cars.ts';
import type { Row } from './read-spreadsheet.ts';

export type Differences = {
  added: NewCarText[];
  changed: (NewCarText & { changes: Change[] })[];
  /** Cars for sale that the spreadsheet has no more. */
  gone: (NewCarText & { car: StockCar })[];
};

/** What a spreadsheet would make of a stock. A column that it does not have leaves its field alone. */
export function differencesOf(
  folder: string,
  cars: readonly StockCar[],
  rows: readonly Row[],
  { file, today }: { file: string; today: string },
): Differences {
  const known = new Set(cars.map(({ id }) => id));
  const textOf = (id: string) => readFileSync(carFile(folder, id), 'utf8');
  const numbered = withIds(cars, rows);
  const from = (row: number) => `${file}, row ${row}`;
  return {
    added: numbered
      .filter(({ id }) => !known.has(id))
      .map(({ id, fields, row }) => ({
        id,
        text: newCarText(id, { added: today, ...given(fields) }),
        from: from(row),
      })),
    changed: numbered
      .filter(({ id }) => known.has(id))
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
      .filter(({ id, sold }) => !sold && !numbered.some((row) => row.id === id))
      .map((car) => ({
        id: car.id,
        car,
        text: withField(textOf(car.id), 'sold', today),
        from: carFile(folder, car.id),
      })),
  };
}

/** Cars without a number get the next ones. */
function withIds(cars: readonly StockCar[], rows: readonly Row[]): (Row & { id: string })[] {
  const taken: { id: string }[] = [...cars, ...rows.flatMap(({ id }) => (id === undefined ? [] : { id }))];
  return rows.map((row) => {
    const id = row.id ?? nextId(taken);
    taken.push({ id });
    return { ...row, id };
  });
}

function given(fields: Row['fields']): Row['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Leaves the line as it is where it says the same. */
function withChangedField(text: string, name: string, value: unknown): string {
  const changed = withField(text, name, value);
  return changesBetween(text, changed, [name]).length > 0 ? changed : text;
}
