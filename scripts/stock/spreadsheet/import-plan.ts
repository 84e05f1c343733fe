import { inIndia } from '../../../shared/hours/india-clock.ts';
import { plain } from '../check/car-sense.ts';
import { lackingFields } from '../check/drafts.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { carFields } from '../editing/car-fields.ts';
import { changeInWords, fieldOf, newCarText, withField, withFields } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { carInWords, carText, nextId } from '../editing/own-cars.ts';
import type { OwnCar } from '../own-car.ts';
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
  const known = new Set(cars.map(({ id }) => id));
  const ofRows = withIds(cars, rows).map(({ id, fields, row }) => {
    const from = `${file}, row ${row}`;
    if (known.has(id)) {
      const { text, changes } = withFields(carText(folder, id), fields);
      return { id, from, text, lines: changes.map((change) => changeInWords(id, change)) };
    }
    const text = newCarText(id, { added: today, draft: true, ...given(fields) });
    return { id, from, text, lines: [`Added: ${carInWords(JSON.parse(text) as OwnCar)}`] };
  });
  const added = ofRows.filter(({ id }) => !known.has(id));
  const changed = ofRows.filter(({ id, lines }) => known.has(id) && lines.length > 0);
  const named = new Set(ofRows.map(({ id }) => id));
  const forSale = cars.filter(({ sold, draft }) => !sold && !draft);
  // A draft may have been added after the export.
  const gone = forSale
    .filter(({ id }) => hasIds && !named.has(id))
    .map((car) => ({
      id: car.id,
      text: withField(carText(folder, car.id), 'sold', today),
      lines: [`Sold today (not in the spreadsheet): ${carInWords(car)}`],
    }));
  const texts = [...added, ...changed, ...gone];
  return {
    texts,
    lines: [...texts.flatMap(({ lines }) => lines), ...lackOf(added)],
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

/** What the new cars lack until they can be shown, a column each. */
function lackOf(added: readonly CarText[]): string[] {
  const lacking = added.flatMap(({ text }) => lackingFields(JSON.parse(text) as OwnCar));
  const counts = [...new Set(lacking)].map(
    (lack) => `${lack} (${lacking.filter((other) => other === lack).length})`,
  );
  return counts.length > 0
    ? [`Drafts until you fill in the rest: ${counts.join(', ')}; the list: npm run stock -- export stock.csv`]
    : [];
}

type Fields = Readonly<Record<string, unknown>>;

const needed = carFields
  .filter(({ isRequired, name }) => isRequired && name !== 'id')
  .map(({ name }) => name);

/**
 * Finds the numbers of the cars that a row describes: with its number plate, or equal in all required fields and all
 * others that both have. A search through all cars for each row would take minutes.
 */
function carIndex(cars: readonly OwnCar[]): (fields: Fields) => string[] {
  const byPlate = grouped(cars, ({ registration }) => plain(registration));
  const byNeeded = grouped(cars, (car) => JSON.stringify(needed.map((name) => cellOf(fieldOf(car, name)))));
  // The fields of a row have names such as 'specs.engine'.
  return (fields) => {
    const plate = plain(cellOf(fields.registration));
    const withPlate = plate ? byPlate.get(plate) : [];
    const alike = byNeeded.get(JSON.stringify(needed.map((name) => cellOf(fields[name]))));
    const equal = alike?.filter((car) =>
      Object.entries(fields).every(([name, value]) =>
        ['', cellOf(value)].includes(cellOf(fieldOf(car, name))),
      ),
    );
    return [...(withPlate ?? []), ...(equal ?? [])].map(({ id }) => id);
  };
}

function grouped(cars: readonly OwnCar[], keyOf: (car: OwnCar) => string): Map<string, OwnCar[]> {
  const groups = new Map<string, OwnCar[]>();
  for (const car of cars) groups.set(keyOf(car), [...(groups.get(keyOf(car)) ?? []), car]);
  return groups;
}
