import { join } from 'node:path';
import { inIndia } from '../../../shared/india-clock.ts';
import { carFile, carPath } from '../car-paths.ts';
import { inspectStock } from '../check/inspect-stock.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { inOneLine } from '../check/problem.ts';
import { Refusal } from '../refusal.ts';
import { withField } from './car-file.ts';
import { changeStock } from '../transaction/change-stock.ts';

/** `from` is the source that messages name, such as a row of a spreadsheet, instead of the car's file. */
export type NewCarText = CarText & { from?: string };

type Prepared<Result> = { texts: readonly NewCarText[]; result: Result };

/**
 * Writes cars' files and the day of the change, all or none, if the stock is valid with them.
 * @throws {Refusal} when the stock would be invalid; pictures may still be missing
 */
export function changeCars<Result>(
  folder: string,
  { command, now }: { command: string; now: Date },
  prepare: () => Prepared<Result>,
): Promise<Result> {
  return changeStock(folder, command, () => {
    const { texts, result } = prepare();
    refuseWrong(folder, texts, now);
    const changed = inIndia(now).day;
    const changes = texts.map(({ id, text }) => ({
      path: carPath(id),
      content: withField(text, 'changed', changed),
    }));
    return { changes, result };
  });
}

/**
 * Checks the stock as it would be afterwards.
 * @throws {Refusal} when a car would be invalid
 */
export function refuseWrong(folder: string, texts: readonly NewCarText[], now: Date): void {
  const problems = inspectStock(folder, now, texts)
    .problems.filter(({ file }) => !file.startsWith(join(folder, 'photos')))
    .map((problem) => {
      const source = texts.find(({ id }) => problem.file === carFile(folder, id));
      // A line of the new text is none of the source.
      return inOneLine(source ? { ...problem, file: source.from ?? problem.file, line: 0 } : problem);
    });
  if (problems.length > 0) throw new Refusal(...problems);
}
