import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '../../machine/shell-word.ts';
import { foreignAt, foreignFiles } from '../check/foreign-files.ts';
import { StockError, type Problem } from '../check/problem.ts';
import { git } from './git.ts';

/** @throws {StockError} for links and the like: a partner's push is not to be trusted */
export function refuseForeign(folder: string): void {
  const files = foreignFiles(folder);
  const problems = files.length > 0 ? files : foreignEntries(folder);
  if (problems.length > 0) throw new StockError(folder, problems);
}

/** The same in git's index: with core.symlinks=false, a link is a plain file on the disk. */
function foreignEntries(folder: string): Problem[] {
  if (!existsSync(join(folder, '.git'))) return [];
  const entries = git(folder, 'ls-files', '--stage', '-z').toString().split('\0').slice(0, -1);
  return entries.flatMap((entry) => {
    const [, mode = '', path = ''] = /^(\d+) .*?\t(.*)$/s.exec(entry) ?? [];
    // What was deleted by hand leaves git with the next command.
    const what = existsSync(join(folder, path)) ? problemOf(mode, path) : undefined;
    return what ? foreignAt(folder, path, `${what}: git -C ${shellWord(folder)} rm ${remedyOf(path)}`) : [];
  });
}

function problemOf(mode: string, path: string): string | undefined {
  if (isOurs(path)) return 'this is of a command on another computer; to delete it';
  if (mode === '120000') return 'git has this as a link, which could lead anywhere; to make it a plain file';
  return mode === '160000'
    ? 'git has this as a submodule, which could bring anything; to end that'
    : undefined;
}

function remedyOf(path: string): string {
  return isOurs(path) ? '-r --force .stock' : `--cached -- ${shellWord(path)}`;
}

function isOurs(path: string): boolean {
  return /^\.stock\//i.test(path);
}
