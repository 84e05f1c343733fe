import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleValues } from '../../../shared/dealer/sample-values.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { isShown } from '../own-car.ts';
import type { StockFiles } from '../stock-files.ts';
import { isSample, sampleFolder } from '../stock-folder.ts';
import { foreignFiles } from './foreign-files.ts';
import { inspectDealer } from './inspect-dealer.ts';
import { inspectPictures } from './inspect-pictures.ts';
import { inspectStock } from './inspect-stock.ts';
import { problemInWords, StockError } from './problem.ts';

/**
 * The stock, if all its files are valid. Only checkStock opens the pictures.
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

export async function doubtsOfValid(folder: string): Promise<string[]> {
  return (await validStock(folder)).doubts;
}

/**
 * Doubts are possible mistakes, which stop no build. The sample follows the specification and has none.
 * @throws {StockError} one error that names every problem
 */
export async function validStock(folder: string, now = new Date()) {
  const { dealer, cars, problems, doubts } = await checkStock(folder, now);
  if (!dealer || problems.length > 0) throw new StockError(folder, problems);
  if (isSample(folder)) return { cars, doubts: [] };
  const inWords = doubts.map((doubt) => `Please check: ${problemInWords(doubt)}`);
  const ofSample = sampleValues(dealer, sample).join(', ');
  const remaining = `Replace these sample values in ${join(folder, 'dealer.json')}: ${ofSample}.`;
  return { cars, doubts: ofSample === '' ? inWords : [...inWords, remaining] };
}

export async function checkStock(folder: string, now = new Date()) {
  const { problems, ...files } = inspectFiles(folder, now);
  return { ...files, problems: [...problems, ...(await inspectPictures(folder))] };
}

/** @throws {StockError} for links and other foreign files, before opening any file */
function inspectFiles(folder: string, now: Date) {
  const foreign = foreignFiles(folder);
  if (foreign.length > 0) throw new StockError(folder, foreign);
  const { dealer, doubts, problems } = inspectDealer(folder);
  const stock = inspectStock(folder, now);
  return { dealer, cars: stock.cars, problems: [...problems, ...stock.problems], doubts };
}

/** `npm run images` makes the sample's pictures; a build makes those of another stock. */
function samplePictures(): StockFiles['pictures'] {
  return JSON.parse(readFileSync(join(sampleFolder, 'pictures.json'), 'utf8')) as StockFiles['pictures'];
}
