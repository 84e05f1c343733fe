import { inIndia } from '../../../shared/india-clock.ts';
import { carPath } from '../car-paths.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { withField } from './car-file.ts';
import { readCars } from './own-cars.ts';
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
    readCars(folder, now, texts);
    const changed = inIndia(now).day;
    const changes = texts.map(({ id, text }) => ({
      path: carPath(id),
      content: withField(text, 'changed', changed),
    }));
    return { changes, result };
  });
}
