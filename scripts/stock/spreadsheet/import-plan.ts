import { carTitle } from '../../../shared/format.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import { problemsInWords } from '../check/problem.ts';
import { changeInWords, isPriceJump, newCarText, withFields } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { carInWords, carText } from '../editing/own-cars.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import type { Row } from './read-rows.ts';

export type NumberedRow = Row & { id: string };

/**
 * Cars without a row and fields without a column stay as they are. `jumps` are the prices that change by more than
 * half.
 * @throws {Refusal} for a row that has another car's number
 */
export function planImport(
  folder: string,
  cars: readonly OwnCar[],
  rows: readonly NumberedRow[],
  { file, now }: { file: string; now: Date },
) {
  const byId = new Map(cars.map((car) => [car.id, car]));
  refuseOthersNumbers(rows, byId, file);
  const added = rows
    .filter(({ id }) => !byId.has(id))
    .map(({ id, fields, row }) => {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined);
      const facts = { added: inIndia(now).day, draft: true, ...Object.fromEntries(given) };
      const text = newCarText(id, facts);
      return { id, from: `${file}, row ${row}`, text, car: JSON.parse(text) as OwnCar };
    });
  const changed = rows
    .filter(({ id }) => byId.has(id))
    .map(({ id, fields, row }) => ({
      id,
      from: `${file}, row ${row}`,
      ...withFields(carText(folder, id), fields),
    }))
    .filter(({ changes }) => changes.length > 0);
  const changes = changed.flatMap((one) => one.changes.map((change) => ({ id: one.id, change })));
  return {
    texts: [...added, ...changed],
    lines: [
      ...added.map(({ car }) => `Added: ${carInWords(car)}, ${cellOf(car.mileage)} km`),
      ...changes.map(({ id, change }) => changeInWords(id, change)),
    ],
    added: added.map(({ car }) => car),
    jumps: changes.flatMap(({ id, change }) => (isPriceJump(change) ? changeInWords(id, change) : [])),
  };
}

/** A portal's numbers belong to other cars here. */
function refuseOthersNumbers(rows: readonly NumberedRow[], byId: ReadonlyMap<string, OwnCar>, file: string) {
  const problems = rows.flatMap(({ id, fields, row }) => {
    const car = byId.get(id);
    const { make, model, year } = fields;
    if (!car || [make, model, year].includes(undefined)) return [];
    if (make === car.make || model === car.model || year === car.year) return [];
    const named = [year, make, model].join(' ');
    const what = `car ${id} is a ${carTitle(car)}, not a ${named}; correct the number, or empty its cell for a new car`;
    return [{ who: '', field: 'id', what, file: `${file}, row ${row}` }];
  });
  if (problems.length > 0) throw new Refusal(...problemsInWords(problems));
}
