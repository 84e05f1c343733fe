import { existsSync, readFileSync } from 'node:fs';
import { carInWords, changeCars, nextIds, readCars } from '../editing/own-cars.ts';
import type { Person } from '../editing/person.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import { shellWord } from '../shell-word.ts';
import { planImport, type NumberedRow } from '../spreadsheet/import-plan.ts';
import { readRows, type Row } from '../spreadsheet/read-rows.ts';

type Asked = { yes: boolean; person: Person | undefined };

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
  if (!(await isWanted(lines, jumps, asked))) {
    const next = `npm run stock -- import ${shellWord(file)}${jumps.length > 0 ? '' : ' --yes'}`;
    return { changed: [...lines, 'Nothing was written.'], next, exitCode: 1 };
  }
  return changeCars(folder, { command: `import ${file}`, now }, (current) => {
    const plan = planImport(folder, current, rows, { file, now });
    if (plan.lines.join('\n') !== lines.join('\n')) {
      throw new Refusal(`the stock changed while you were asked; import ${file} again`);
    }
    const [first] = added;
    const next = first ? `npm run stock -- photos ${first.id} ~/Photos/*.jpg` : 'npm run stock -- publish';
    return { texts: plan.texts, result: { changed: lines, next } };
  });
}

async function numbered(
  rows: readonly Row[],
  { folder, cars, file }: { folder: string; cars: readonly OwnCar[]; file: string },
  { yes, person }: Asked,
): Promise<NumberedRow[]> {
  const alike = carsAlike(rows, cars);
  const lines = [...alike].map(
    ([{ row }, car]) =>
      `Row ${row} may be ${carInWords(car)}: it has the same make, model, year and kilometres.`,
  );
  if (lines.length > 0 && (yes || !person)) {
    const which = lines.length === 1 ? 'its number' : 'their numbers';
    throw new Refusal(
      ...lines,
      `write ${which} into the column 'id' of ${file}, or a new number if it is another car`,
    );
  }
  const question = lines.length === 1 ? 'Is it that car?' : 'Are they these cars?';
  const isSame = lines.length > 0 && (await person?.agrees({ lines, question }));
  const named = rows.flatMap(({ id }) => (id === undefined ? [] : { id }));
  const ids = nextIds(folder, [...cars, ...named], rows.length);
  return rows.map((row) => ({
    ...row,
    id: row.id ?? (isSame ? alike.get(row)?.id : undefined) ?? ids.shift() ?? '',
  }));
}

function carsAlike(rows: readonly Row[], cars: readonly OwnCar[]): Map<Row, OwnCar> {
  const named = new Set(rows.map(({ id }) => id));
  const byFacts = new Map<string, OwnCar[]>();
  for (const car of cars.filter(({ id }) => !named.has(id))) {
    byFacts.set(keyOf(car), [...(byFacts.get(keyOf(car)) ?? []), car]);
  }
  const alike = new Map<Row, OwnCar>();
  for (const row of rows) {
    const car = row.id === undefined ? byFacts.get(keyOf(row.fields))?.shift() : undefined;
    if (car) alike.set(row, car);
  }
  return alike;
}

function keyOf({ make, model, year, mileage }: OwnCar | Row['fields']): string {
  return JSON.stringify([make, model, year, mileage]);
}

/** Prices that change by more than half are confirmed by a person, not by `--yes`. */
async function isWanted(
  lines: readonly string[],
  jumps: readonly string[],
  { yes, person }: Asked,
): Promise<boolean> {
  const jump = jumps.length === 1 ? 'One price changes' : `${jumps.length} prices change`;
  if (yes && jumps.length > 0) {
    throw new Refusal(...jumps, `${jump} by more than half; if that is right, import without --yes`);
  }
  if (yes) return true;
  const remark = jumps.length > 0 ? ` ${jump} by more than half: ${jumps.join('; ')}.` : '';
  return (await person?.agrees({ lines, question: `Make these changes?${remark}` })) ?? false;
}
