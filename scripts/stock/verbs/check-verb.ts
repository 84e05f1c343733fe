import { stockInWords } from '../check/drafts.ts';
import { validStock } from '../check/read-stock.ts';
import type { Outcome } from '../outcome.ts';

/** @throws {StockError} one error that names every problem */
export async function checkVerb(folder: string, now: Date): Promise<Outcome> {
  const { cars, doubts } = await validStock(folder, now);
  return {
    changed: [`${folder}/ is valid: ${stockInWords(cars)}`, ...doubts],
    next: 'npm run stock -- publish',
  };
}
