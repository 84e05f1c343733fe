import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stockFolder } from '../stock/stock-folder.ts';

const sourceFolders = ['server', 'client', 'shared', 'scripts/build', 'scripts/images', 'scripts/stock'];

/** When what the site is made of was last changed. */
export function newestSource(): number {
  const files = [...sourceFolders, stockFolder(process.env)].flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name)),
  );
  return Math.max(...[...files, 'package-lock.json', 'scripts/build.ts'].map(modifiedAt));
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
