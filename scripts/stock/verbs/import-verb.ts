import { existsSync, readFileSync } from 'node:fs';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import type { Person } from '../editing/ask.ts';
import { changeInWords } from '../editing/changes-between.ts';
import { carInWords, readCars } from '../editing/own-cars.ts';
import { stageCars } from '../editing/stage-cars.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { differencesOf } from '../spreadsheet/differences.ts';
import type { Differences } from '../spreadsheet/differences.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';

type Options = { file: string | undefined; isAgreed: boolean; person: Person | undefined; now: Date };

/** `import stock.csv`: shows what the spreadsheet changes, and does it once somebody agrees. */
export async function importVerb(folder: string, { file, isAgreed, person, now }: Options): Promise<Outcome> {
  if (file === undefined) throw new Refusal("no spreadsheet is named; write 'import stock.csv'");
  if (!existsSync(file)) throw new Refusal(`there is no file '${file}'`);
  const cars = readCars(folder, now);
  const rows = readSpreadsheet(readFileSync(file), file);
  const differences = differencesOf(folder, cars, rows, { file, today: inIndia(now).day });
  const { added, changed, gone } = differences;
  const data = {
    added: added.map(({ id }) => id),
    changed: changed.map(({ id, changes }) => ({ car: id, changes })),
    gone: gone.map(({ id }) => id),
  };
  const lines = inWords(differences);
  if (lines.length === 0) {
    return {
      changed: [`${file} says what the stock says.`],
      next: 'nothing',
      data: { ...data, written: false },
    };
  }

  const stage = stageCars(folder, [...added, ...changed, ...gone], now);
  try {
    if (isAgreed || (await person?.agrees(`${lines.join('\n')}\nWrite this?`))) {
      stage.commit();
      const [waiting] = added;
      const next = waiting ? `npm run stock -- photos ${waiting.id} ~/Photos/*.jpg` : 'npm run build';
      return { changed: lines, next, data: { ...data, written: true } };
    }
  } finally {
    stage.discard();
  }
  return {
    changed: [...lines, 'Nothing was written.'],
    next: `npm run stock -- import ${file} --yes`,
    data: { ...data, written: false },
  };
}

function inWords({ added, changed, gone }: Differences): string[] {
  return [
    ...added.map(({ text }) => `Added: ${carInWords(JSON.parse(text) as StockCar)}`),
    ...changed.flatMap(({ id, changes }) => changes.map((change) => changeInWords(id, change))),
    ...gone.map(({ car }) => `Gone, so sold today: ${carInWords(car)}`),
  ];
}
