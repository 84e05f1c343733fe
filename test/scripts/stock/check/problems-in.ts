import { inOneLine } from '../../../../scripts/stock/check/problem.ts';
import { checkStock } from '../../../../scripts/stock/check/read-stock.ts';
import { now } from '../stock-folder.ts';

/** All problems of a stock, a line each, with its files' paths from its folder. */
export async function problemsIn(folder: string): Promise<string[]> {
  const problems = await checkStock(folder, now);
  return problems.map((problem) => inOneLine(problem).replaceAll(`${folder}/`, ''));
}
