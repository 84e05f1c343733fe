import { join } from 'node:path';
import { inIndia } from '../../../shared/india-clock.ts';
import { carPath } from '../car-paths.ts';
import { inspectStock } from '../check/inspect-stock.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { inOneLine } from '../check/problem.ts';
import { Refusal } from '../refusal.ts';
import { withField } from './car-file.ts';
import { changeStock } from '../transaction/change-stock.ts';

type Prepared<Result> = { texts: readonly CarText[]; result: Result };

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
export function refuseWrong(folder: string, texts: readonly CarText[], now: Date): void {
  const { problems } = inspectStock(folder, now, texts);
  const ofCars = problems.filter(({ file }) => !file.startsWith(join(folder, 'photos')));
  if (ofCars.length > 0) throw new Refusal(...ofCars.map(inOneLine));
}
