import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectPictures } from './inspect-pictures.ts';
import { inspectDealer } from './inspect-dealer.ts';
import { inspectStock } from './inspect-stock.ts';
import { StockError, inOneLine } from './problem.ts';
import type { Problem } from './problem.ts';
import { sampleLine } from './sample-words.ts';
import { isShown } from '../own-car.ts';
import { isSample } from '../stock-folder.ts';
import type { Stock } from '../dealer-stock.ts';

/**
 * The stock, if all its files are valid. Pictures are not opened: see checkStock.
 * @throws {StockError} one error that names every problem
 */
export function readStock(folder: string, now = new Date()): Stock {
  const { dealer, problems: ofDealer } = inspectDealer(folder);
  const { cars, problems } = inspectStock(folder, now);
  if (!dealer || ofDealer.length + problems.length > 0) {
    throw new StockError(folder, [...ofDealer, ...problems]);
  }
  return {
    folder,
    dealer,
    cars: cars.filter(isShown),
    drafts: cars.filter(({ draft }) => draft),
    pictures: readPictures(folder),
  };
}

export async function checkStock(folder: string, now = new Date()): Promise<Problem[]> {
  const pictures = await inspectPictures(folder);
  return [...inspectDealer(folder).problems, ...inspectStock(folder, now).problems, ...pictures];
}

/**
 * Possible mistakes, which stop no build. The sample follows the specification and has none.
 * @throws {StockError} one error that names every problem
 */
export async function doubtsOfValid(folder: string, now = new Date()): Promise<string[]> {
  const problems = await checkStock(folder, now);
  if (problems.length > 0) throw new StockError(folder, problems);
  if (isSample(folder)) return [];
  const { dealer, doubts } = inspectDealer(folder);
  const left = dealer && sampleLine(join(folder, 'dealer.json'), dealer);
  const all = [...doubts, ...inspectStock(folder, now).doubts];
  return [...all.map((doubt) => `Please check: ${inOneLine(doubt)}`), ...(left ? [left] : [])];
}

/** The sample's are made by `npm run images`. */
function readPictures(folder: string): Stock['pictures'] {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stock['pictures']) : {};
}
