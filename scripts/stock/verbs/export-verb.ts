import { existsSync } from 'node:fs';
import { replaceFile } from '../../machine/replace-file.ts';
import { shellWord } from '../../machine/shell-word.ts';
import { readCars } from '../editing/own-cars.ts';
import { Refusal } from '../refusal.ts';
import { writeCsv } from '../spreadsheet/csv.ts';
import { exportRows, templateRows } from '../spreadsheet/write-rows.ts';
import type { Outcome } from '../terminal/outcome.ts';

/** `export stock.csv`: all cars; with `--template` an empty spreadsheet with an example. */
export function exportVerb(
  folder: string,
  file: string,
  { template = false, now }: { template?: boolean | undefined; now: Date },
): Outcome {
  // It may be filled in.
  if (template && existsSync(file)) throw new Refusal(`${file} exists already; name another file`);
  const rows = template ? templateRows() : exportRows(readCars(folder, now));
  replaceFile(file, writeCsv(rows));
  const [content, work] = template
    ? ['the columns, with an example', 'write your cars into it']
    : [`${rows.length - 1} cars`, 'change it'];
  return {
    changed: [`${file}: ${content}`],
    next: `${work} in Excel or LibreOffice, save it as CSV UTF-8, then npm run stock -- import ${shellWord(file)}`,
  };
}
