import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../stock/check/foreign-files.ts';
import { maxBytesOf } from '../stock/stock-paths.ts';
import { releaseOf } from './releases.ts';

const sources = ['client', 'server', 'shared', 'scripts', 'package.json', 'package-lock.json'];

export function fingerprintOf(stock: string): string {
  const hash = createHash('sha256').update(`${stock}\0`);
  const add = (file: string) => {
    const bytes = readFileSync(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  };
  sources.flatMap(filesIn).forEach(add);
  for (const { path, what } of entriesOf(stock)) {
    // A symlink or the like, which the build will refuse.
    if (what) hash.update(`${path}\0${what}\0`);
    else if (!path.startsWith('.') && maxBytesOf(path) !== undefined) add(join(stock, path));
  }
  return hash.digest('hex');
}

export function isFresh(folder: string, fingerprint: string): boolean {
  return releaseOf(folder)?.freshFor === fingerprint;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}
