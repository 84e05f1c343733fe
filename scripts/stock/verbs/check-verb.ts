import { stockInWords } from '../check/drafts.ts';
import { doubtsOfValid, readStock } from '../check/read-stock.ts';
import type { Outcome } from '../terminal/outcome.ts';

/** @throws {StockError} one error that names every problem */
export async function checkVerb(folder: string, now: Date): Promise<Outcome> {
  const doubts = await doubtsOfValid(folder, now);
  const { cars, drafts } = readStock(folder, now);
  return {
    changed: [`${folder}/ is valid: ${stockInWords(folder, [...cars, ...drafts])}`, ...doubts],
    next: 'npm run stock -- publish',
  };
}
