import { existsSync, readFileSync } from 'node:fs';
import { shellWord } from '../../machine/shell-word.ts';
import type { Person } from '../editing/person.ts';
import { changeCars, readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { planImport } from '../spreadsheet/import-plan.ts';
import type { ImportPlan } from '../spreadsheet/import-plan.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { understoodInWords } from '../spreadsheet/understood.ts';

/** As on the command line. */
export type ImportOptions = {
  yes?: boolean;
  /** Only what an export has. */
  strict?: boolean;
};

/** `import stock.csv`: shows what the spreadsheet would change, and changes it after confirmation. */
export async function importVerb(
  folder: string,
  file: string,
  { yes = false, strict = false }: ImportOptions,
  { person, now }: { person: Person | undefined; now: Date },
): Promise<Outcome> {
  if (!existsSync(file)) throw new Refusal(`there is no file '${file}'`);
  const cars = readCars(folder, now);
  const makes = cars.map(({ make }) => make);
  const sheet = await readSpreadsheet(readFileSync(file), file, { isStrict: strict, makes });
  const asked = planImport(folder, cars, sheet, { file, now });
  const lines = [...understoodInWords(sheet), ...asked.lines];
  if (asked.lines.length === 0) return { changed: [`No changes: ${file} matches the stock.`], next: '' };
  readCars(folder, now, asked.texts);
  if (!(await isWanted({ ...asked, lines }, file, yes, person))) {
    const next = `npm run stock -- import ${shellWord(file)}${asked.isManySold ? '' : ' --yes'}`;
    return { changed: [...lines, 'Nothing was written.'], next, exitCode: 1 };
  }
  return changeCars(folder, { command: `import ${file}`, now }, (current) => {
    const { texts, ...plan } = planImport(folder, current, sheet, { file, now });
    if (plan.lines.join('\n') !== asked.lines.join('\n')) {
      throw new Refusal(`the stock changed while you were asked; import ${file} again`);
    }
    const next = asked.firstAdded
      ? `npm run stock -- photos ${asked.firstAdded} ~/Photos/*.jpg`
      : 'npm run stock -- publish';
    return { texts, result: { changed: lines, next } };
  });
}

async function isWanted(
  { lines, gone, isManySold }: ImportPlan,
  file: string,
  isYes: boolean,
  person: Person | undefined,
): Promise<boolean> {
  const cars = gone === 1 ? '1 car is' : `${gone} cars are`;
  if (isYes && isManySold) {
    throw new Refusal(
      `${cars} not in ${file} and would be marked as sold; if that is right, import it without --yes ` +
        'and type their number, otherwise import a spreadsheet with every car',
    );
  }
  const question = isManySold ? `${cars} not in ${file}. Mark as sold today?` : 'Make these changes?';
  const word = isManySold ? String(gone) : 'yes';
  return isYes || ((await person?.agrees({ lines, question, word })) ?? false);
}
