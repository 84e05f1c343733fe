import { carCount } from '../../../shared/format.ts';
import type { Outcome } from '../outcome.ts';
import { StockError } from '../check/problem.ts';
import { draftsInWords } from '../check/drafts.ts';
import { checkStock, readStock, stockDoubts } from '../check/read-stock.ts';

/** @throws {StockError} one error that names every problem */
export async function checkVerb(folder: string, now: Date): Promise<Outcome> {
  const problems = await checkStock(folder, now);
  if (problems.length > 0) throw new StockError(folder, problems);
  const { cars, drafts } = readStock(folder, now);
  const doubts = stockDoubts(folder, now);
  return {
    changed: [`${folder}/ is valid: ${carCount(cars.length)}${draftsInWords(folder, drafts)}`, ...doubts],
    next: 'npm run stock -- publish',
  };
}
