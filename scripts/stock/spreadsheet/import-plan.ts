import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { lackingFields } from '../check/drafts.ts';
import { changeInWords, newCarText, withField, withFields } from '../editing/car-file.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { carInWords, carText, nextId } from '../editing/own-cars.ts';
import { carIndex } from './car-index.ts';
import type { Row, Sheet } from './read-spreadsheet.ts';

export type ImportPlan = {
  texts: CarText[];
  /** The changes, one per line. */
  lines: string[];
  /** The first new car, which has no pictures yet. */
  firstAdded: string | undefined;
  gone: number;
  /** True if so many cars would be marked as sold that it may be a mistake. */
  isManySold: boolean;
};

/**
 * What a spreadsheet would change in the stock as it is now. A missing column leaves its field unchanged. Without a column
 * of numbers it is a list of new cars, and says nothing of the others.
 */
export function planImport(
  folder: string,
  cars: readonly OwnCar[],
  { rows, hasIds }: Pick<Sheet, 'rows' | 'hasIds'>,
  { file, now }: { file: string; now: Date },
): ImportPlan {
  const today = inIndia(now).day;
  const currentIds = new Set(cars.map(({ id }) => id));
  const numbered = withIds(cars, rows).map((row) => ({ ...row, from: `${file}, row ${row.row}` }));
  const named = new Set(numbered.map(({ id }) => id));

  const added = numbered
    .filter(({ id }) => !currentIds.has(id))
    .map(({ id, fields, from }) => {
      const text = newCarText(id, { added: today, draft: true, ...given(fields) });
      return { id, text, from };
    });
  const changed = numbered
    .filter(({ id }) => currentIds.has(id))
    .map(({ id, fields, from }) => ({ id, from, ...withFields(carText(folder, id), fields) }))
    .filter(({ changes }) => changes.length > 0);
  const forSale = cars.filter(({ sold, draft }) => !sold && !draft);
  // A draft may have been added after the export.
  const gone = forSale.filter(({ id }) => hasIds && !named.has(id));
  return {
    texts: [
      ...added,
      ...changed,
      ...gone.map(({ id }) => ({ id, text: withField(carText(folder, id), 'sold', today) })),
    ],
    lines: [
      ...added.map(({ text }) => addedInWords(JSON.parse(text) as OwnCar)),
      ...changed.flatMap(({ id, changes }) => changes.map((change) => changeInWords(id, change))),
      ...gone.map((car) => `Sold today (not in the spreadsheet): ${carInWords(car)}`),
    ],
    firstAdded: added[0]?.id,
    gone: gone.length,
    // A filter that was on during the export has the same effect.
    isManySold: gone.length > 3 || gone.length > forSale.length / 10,
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

function addedInWords(car: OwnCar): string {
  const lacking = lackingFields(car);
  return `Added: ${carInWords(car)}${lacking.length > 0 ? ` (a draft: ${lacking.join(', ')})` : ''}`;
}
