import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShown } from '../own-car.ts';
import type { StockFiles } from '../stock-files.ts';
import { isSample, sampleFolder } from '../stock-folder.ts';
import { foreignFiles } from './foreign-files.ts';
import { inspectDealer } from './inspect-dealer.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { inspectStock } from './inspect-stock.ts';
import { problemInWords, StockError, type Problem } from './problem.ts';
import { sampleLine } from './sample-words.ts';

/**
 * The stock, if all its files are valid. Pictures are not opened: see checkStock.
 * @throws {StockError} one error that names every problem
 */
export function readStock(folder: string, now = new Date()): StockFiles {
  const { dealer, cars, problems } = inspectFiles(folder, now);
  if (!dealer || problems.length > 0) throw new StockError(folder, problems);
  return {
    folder,
    dealer,
    cars: cars.filter(isShown),
    drafts: cars.filter(({ draft }) => draft),
    pictures: isSample(folder) ? samplePictures() : {},
  };
}

export async function checkStock(folder: string, now = new Date()): Promise<Problem[]> {
  return [...inspectFiles(folder, now).problems, ...(await inspectPictures(folder))];
}

/**
 * Possible mistakes, which stop no build. The sample follows the specification and has none.
 * @throws {StockError} one error that names every problem
 */
export async function doubtsOfValid(folder: string, now = new Date()): Promise<string[]> {
  const { dealer, doubts, ...files } = inspectFiles(folder, now);
  const problems = [...files.problems, ...(await inspectPictures(folder))];
  if (!dealer || problems.length > 0) throw new StockError(folder, problems);
  if (isSample(folder)) return [];
  const left = sampleLine(join(folder, 'dealer.json'), dealer);
  return [...doubts.map((doubt) => `Please check: ${problemInWords(doubt)}`), ...(left ? [left] : [])];
}

/** @throws {StockError} for links and the like, before anything is opened */
function inspectFiles(folder: string, now: Date) {
  const foreign = foreignFiles(folder);
  if (foreign.length > 0) throw new StockError(folder, foreign);
  const { dealer, ...ofDealer } = inspectDealer(folder);
  const { cars, ...ofCars } = inspectStock(folder, now);
  const problems = [...ofDealer.problems, ...ofCars.problems];
  return { dealer, cars, problems, doubts: [...ofDealer.doubts, ...ofCars.doubts] };
}

/** Made by `npm run images`. Those of another stock are made by its build. */
function samplePictures(): StockFiles['pictures'] {
  return JSON.parse(readFileSync(join(sampleFolder, 'pictures.json'), 'utf8')) as StockFiles['pictures'];
}
