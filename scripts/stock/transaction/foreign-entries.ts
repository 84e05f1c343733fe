import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foreignAt, foreignFiles } from '../check/foreign-files.ts';
import { StockError, type Problem } from '../check/problem.ts';
import { shellWord } from '../shell-word.ts';
import { git } from './git.ts';

/** @throws {StockError} for links and other foreign files, because a partner's push is untrusted input */
export function refuseForeign(folder: string): void {
  const files = foreignFiles(folder);
  const problems = files.length > 0 ? files : foreignEntries(folder);
  if (problems.length > 0) throw new StockError(folder, problems);
}

/** Finds them in git's index, because core.symlinks=false turns a link into a plain file on the disk. */
function foreignEntries(folder: string): Problem[] {
  if (!existsSync(join(folder, '.git'))) return [];
  const entries = git(folder, 'ls-files', '--stage', '-z').toString().split('\0').slice(0, -1);
  return entries.flatMap((entry) => {
    const [, mode = '', path = ''] = /^(\d+) .*?\t(.*)$/s.exec(entry) ?? [];
    // The next command removes files from git that were deleted by hand.
    const what = existsSync(join(folder, path)) ? problemOf(mode, path) : undefined;
    const removal = isOurs(path) ? '-r --force .stock' : `--cached -- ${shellWord(path)}`;
    return what ? foreignAt(folder, path, `${what}: git -C ${shellWord(folder)} rm ${removal}`) : [];
  });
}

function problemOf(mode: string, path: string): string | undefined {
  if (isOurs(path)) return 'this file belongs to a command on another computer; to delete it';
  if (mode === '120000') return 'git has this as a link, which could lead anywhere; to make it a plain file';
  return mode === '160000'
    ? 'git has this as a submodule, which could bring anything; to end that'
    : undefined;
}

function isOurs(path: string): boolean {
  return /^\.stock\//i.test(path);
}
