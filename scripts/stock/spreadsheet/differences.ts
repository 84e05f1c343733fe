import { readFileSync } from 'node:fs';
import type { OwnCar } from '../own-car.ts';
import { fieldOf, newCarText, withField } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { changesBetween } from '../editing/changes-between.ts';
import type { Change } from '../editing/changes-between.ts';
import { nextId } from '../editing/own-cars.ts';
import { carFile } from '../car-paths.ts';
import type { NewCarText } from '../editing/change-cars.ts';
import { carIndex } from './car-index.ts';
import type { Row, Sheet } from './read-spreadsheet.ts';

export type Differences = {
  added: NewCarText[];
  changed: (NewCarText & { changes: Change[] })[];
  /** Cars for sale that are not in the spreadsheet. */
  gone: (NewCarText & { car: OwnCar })[];
};

/**
 * What a spreadsheet would change in a stock. A missing column leaves its field unchanged. Without a column of numbers it
 * is a list of new cars, and says nothing of the others.
 */
export function differencesOf(
  folder: string,
  cars: readonly OwnCar[],
  { rows, hasIds }: Pick<Sheet, 'rows' | 'hasIds'>,
  { file, today }: { file: string; today: string },
): Differences {
  const currentIds = new Set(cars.map(({ id }) => id));
  const textOf = (id: string) => readFileSync(carFile(folder, id), 'utf8');
  const numbered = withIds(cars, rows);
  const named = new Set(numbered.map(({ id }) => id));
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
        const car = JSON.parse(before) as OwnCar;
        const differing = Object.entries(fields).filter(
          ([name, value]) => cellOf(fieldOf(car, name)) !== cellOf(value),
        );
        const text = differing.reduce((changed, [name, value]) => withField(changed, name, value), before);
        return { id, text, from: from(row), changes: changesBetween(before, text, Object.keys(fields)) };
      })
      .filter(({ changes }) => changes.length > 0),
    gone: cars
      // A draft may have been added after the export.
      .filter(({ id, sold, draft }) => hasIds && !sold && !draft && !named.has(id))
      .map((car) => ({
        id: car.id,
        car,
        text: withField(textOf(car.id), 'sold', today),
        from: carFile(folder, car.id),
      })),
  };
}

/** A row without a number is the car that it describes, or else a new car with the next number. */
function withIds(cars: readonly OwnCar[], rows: readonly Row[]): (Row & { id: string })[] {
  const numbered = rows.flatMap(({ id }) => (id === undefined ? [] : { id }));
  const taken = new Set(numbered.map(({ id }) => id));
  let next = Number(nextId([...cars, ...numbered]));
  const carsDescribed = carIndex(cars);
  return rows.map((row) => {
    if (row.id !== undefined) return { ...row, id: row.id };
    const fields = given(row.fields);
    const id = carsDescribed(fields).find((one) => !taken.has(one)) ?? String(next++);
    taken.add(id);
    return { ...row, id, fields };
  });
}

function given(fields: Row['fields']): Row['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
