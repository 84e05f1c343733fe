import { existsSync, readFileSync } from 'node:fs';
import { shellWord } from '../../machine/shell-word.ts';
import { carInWords, changeCars, nextId, readCars } from '../editing/own-cars.ts';
import type { Person } from '../editing/person.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import { carsAlike } from '../spreadsheet/cars-alike.ts';
import { planImport, type NumberedRow } from '../spreadsheet/import-plan.ts';
import { rangeLines } from '../spreadsheet/range-lines.ts';
import { readRows, type Row } from '../spreadsheet/read-rows.ts';
import type { Outcome } from '../terminal/outcome.ts';

type Asked = { yes: boolean; person: Person | undefined };

/** `import stock.csv`: shows what a spreadsheet would change, and changes it after confirmation. */
export async function importVerb(
  folder: string,
  file: string,
  { yes = false }: { yes?: boolean },
  { person, now }: { person: Person | undefined; now: Date },
): Promise<Outcome> {
  if (!existsSync(file)) throw new Refusal(`there is no file '${file}'`);
  const asked = { yes, person };
  const cars = readCars(folder, now);
  const rows = await numbered(readRows(readFileSync(file), file), { folder, cars, file }, asked);
  const { texts, lines, added, jumps } = planImport(folder, cars, rows, { file, now });
  if (lines.length === 0) return { changed: [`No changes: ${file} matches the stock.`], next: '' };
  readCars(folder, now, texts);
  const shown = [...lines, ...rangeLines(added, cars)];
  if (!(await isWanted(shown, jumps, asked))) {
    const next = `npm run stock -- import ${shellWord(file)}${jumps.length > 0 ? '' : ' --yes'}`;
    return { changed: [...shown, 'Nothing was written.'], next, exitCode: 1 };
  }
  return changeCars(folder, { command: `import ${file}`, now }, (current) => {
    const plan = planImport(folder, current, rows, { file, now });
    if (plan.lines.join('\n') !== lines.join('\n')) {
      throw new Refusal(`the stock changed while you were asked; import ${file} again`);
    }
    const [first] = added;
    const next = first ? `npm run stock -- photos ${first.id} ~/Photos/*.jpg` : 'npm run stock -- publish';
    return { texts: plan.texts, result: { changed: shown, next } };
  });
}

/** A row without a number is a new car, or one that the dealer recognizes. */
async function numbered(
  rows: readonly Row[],
  { folder, cars, file }: { folder: string; cars: readonly OwnCar[]; file: string },
  { yes, person }: Asked,
): Promise<NumberedRow[]> {
  const alike = carsAlike(rows, cars);
  const all = [...alike].map(
    ([{ row }, car]) =>
      `Row ${row} may be ${carInWords(car)}: it has the same make, model, year and kilometres.`,
  );
  const lines = all.length > 10 ? [...all.slice(0, 9), `${all.length - 9} more rows equal a car too.`] : all;
  if (lines.length > 0 && (yes || !person)) {
    const which = lines.length === 1 ? 'its number' : 'their numbers';
    throw new Refusal(
      ...lines,
      `write ${which} into the column 'id' of ${file}, or a new number if it is another car`,
    );
  }
  const question = lines.length === 1 ? 'Is it that car?' : 'Are they these cars?';
  const isSame = lines.length > 0 && (await person?.agrees({ lines, question, word: 'yes' }));
  let next = Number(nextId(folder, [...cars, ...rows.flatMap(({ id }) => (id === undefined ? [] : { id }))]));
  return rows.map((row) => ({
    ...row,
    id: row.id ?? (isSame ? alike.get(row)?.id : undefined) ?? String(next++),
  }));
}

async function isWanted(
  shown: readonly string[],
  jumps: readonly string[],
  { yes, person }: Asked,
): Promise<boolean> {
  const of = jumps.length === 1 ? 'this price changes' : 'these prices change';
  if (yes) {
    if (jumps.length === 0) return true;
    throw new Refusal(...jumps, `${of} by more than half; if that is right, import without --yes`);
  }
  const question = 'Make these changes?';
  if (!(await person?.agrees({ lines: shown, question, word: 'yes' }))) return false;
  const sure = { lines: jumps, question: `Is it right that ${of} by more than half?`, word: 'yes' };
  return jumps.length === 0 || ((await person?.agrees(sure)) ?? false);
}
