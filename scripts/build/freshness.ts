import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StockSummary } from '../../shared/cars/stock-summary.ts';
import { stockFolder } from '../stock/stock-folder.ts';

const sourceFolders = ['server', 'client', 'shared', 'scripts/build', 'scripts/images', 'scripts/stock'];

/** True when the build in a folder is of the same stock, and newer than everything that it is made of. */
export function isUpToDate(folder: string): boolean {
  const isSameStock = builtOf(folder) === stockFolder(process.env);
  return isSameStock && newestSource() <= modifiedAt(`${folder}/server/main.js`);
}

/** When what the site is made of was last changed. */
export function newestSource(): number {
  const files = [...sourceFolders, stockFolder(process.env)].flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name)),
  );
  return Math.max(...[...files, 'package-lock.json', 'scripts/build.ts'].map(modifiedAt));
}

function builtOf(folder: string): string | undefined {
  const file = `${folder}/stock.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StockSummary).folder : undefined;
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
