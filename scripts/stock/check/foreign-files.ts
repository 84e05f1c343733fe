import { existsSync, lstatSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { inMb, isOfFolder, maxBytesOf } from '../stock-paths.ts';
import type { Problem } from './problem.ts';

/** `what` says why the file must not be opened. */
type Entry = { path: string; what?: string };

/** A partner's push or a back-up may bring such files. */
export function foreignFiles(folder: string): Problem[] {
  return entriesOf(folder).flatMap(({ path, what }) => (what ? foreignAt(folder, path, what) : []));
}

export function foreignAt(folder: string, path: string, what: string): Problem {
  return { who: 'The stock', what, file: join(folder, path.replaceAll(unseen, '?')) };
}

/** Follows no link, and opens no file. */
export function entriesOf(folder: string): Entry[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? entriesIn(folder, '') : [];
}

function entriesIn(folder: string, parent: string): Entry[] {
  const names = readdirSync(join(folder, parent)).sort();
  return names.flatMap((name) => {
    const path = parent + name;
    if (path === '.git')
      return existsSync(join(folder, ownAttributes)) ? { path: ownAttributes, what: runsPrograms } : [];
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    const what = problemOfName(name) ?? (stats && problemOf(path, stats));
    if (what) return { path, what };
    return stats?.isDirectory() ? entriesIn(folder, `${path}/`) : { path };
  });
}

// Node replaces bytes that are not UTF-8, so that such a name cannot be opened.
const unseen = /[\p{Cc}\uFFFD]/gu;

const runsPrograms = 'git could run programs because of this file; delete it';
/** The only one of git's own files that no setting can turn off. */
const ownAttributes = '.git/info/attributes';

function problemOfName(name: string): string | undefined {
  if (name.search(unseen) >= 0) return 'this name has a character that cannot be shown; rename it';
  if (/^\.git$/i.test(name)) return 'this is a repository within your stock; move it away';
  return /^\.git(?:attributes|modules)$/i.test(name) ? runsPrograms : undefined;
}

function problemOf(path: string, stats: Stats): string | undefined {
  if (stats.isSymbolicLink()) {
    return 'this is a link, which could lead anywhere; put the file or folder itself in its place, or delete it';
  }
  const max = maxBytesOf(path);
  if (stats.isDirectory()) {
    return max === undefined ? undefined : 'this is a folder where a file belongs; move it away';
  }
  if (!stats.isFile()) return 'this is neither a file nor a folder; delete it';
  if (isOfFolder(path)) return 'this is a file where a folder belongs; move it away';
  if (max === undefined || stats.size <= max) return undefined;
  return `this file has ${inMb(stats.size)}, and ${inMb(max)} is the most; replace it with a smaller one`;
}
