import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { inMb, mostBytesOf } from '../stock-paths.ts';
import { git } from './git.ts';

/** The last line of a command's commit message. */
const signature = 'Changed-by: npm run stock';

/** Commits what a command has changed, or what was edited by hand. A folder without a repository becomes one. */
export function commitAll(folder: string, command?: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all', '--', '.', ':!.stock');
  // Also where a .gitignore of the dealer leaves them out: a command may change them, and undo needs them.
  const own = ['cars', 'photos'].filter((name) => existsSync(join(folder, name)));
  if (own.length > 0) git(folder, 'add', '--all', '--force', '--', ...own);
  if (git(folder, 'diff', '--cached', '--name-only').length === 0) return;
  const message = command ? `${command.replace(/\s+/g, ' ')}\n\n${signature}` : 'Edited by hand';
  git(folder, 'commit', '--quiet', '--author', `${person(folder)} <stock@localhost>`, '--message', message);
}

/** Two people who share a stock are told apart by their names, else by their computers'. */
function person(folder: string): string {
  return git(folder, 'config', '--default', hostname(), '--get', 'user.name').toString().trim();
}

export type Done = {
  id: string;
  command: string;
  by: string;
  /** As in '2026-11-22T12:00:00+05:30'. */
  at: string;
};

/** The latest command that has not been undone. */
export function lastCommand(folder: string): Done | undefined {
  const format = '--format=%H%x09%aI%x09%an%x09%s';
  const log = git(folder, 'log', '--first-parent', `--grep=^${signature}$`, format).toString();
  let undone = 0;
  for (const [, id = '', at = '', by = '', command = ''] of log.matchAll(/^(.+?)\t(.+?)\t(.*?)\t(.*)$/gm)) {
    if (command.startsWith('undo ')) undone += 1;
    else if (undone === 0) return { id, command, by, at };
    else undone -= 1;
  }
  return undefined;
}

/** True for a commit that was made in this folder, or rebased here; false for one that a clone or a pull has brought. */
export function isMadeHere(folder: string, id: string): boolean {
  const moves = git(folder, 'log', '--walk-reflogs', '--format=%H %gs', 'HEAD').toString();
  return moves
    .split('\n')
    .some(
      (move) => move.startsWith(`${id} `) && /^\w+ (?:commit|cherry-pick)\b|\(pick\)|\(continue\)/.test(move),
    );
}

/** The paths of the files in which two commits differ. */
export function filesBetween(folder: string, one: string, other: string): string[] {
  const names = git(folder, 'diff', '--name-only', '--no-renames', '-z', one, other);
  return names.toString().split('\0').slice(0, -1);
}

/**
 * The content that a file has in a commit; undefined where the commit has no such file.
 * @throws {Refusal} when it is a link, a folder or too large there
 */
export function contentIn(folder: string, commit: string, path: string): Buffer | undefined {
  const entry = git(folder, 'ls-tree', '--long', commit, '--', path).toString();
  const [, mode, id = '', size] = /^(\d+) \w+ (\w+) +(\S+)\t/.exec(entry) ?? [];
  if (mode === undefined) return undefined;
  const remedy = 'in the commit before; edit it by hand';
  if (!mode.startsWith('100')) throw new Refusal(`${path} is a link or a folder ${remedy}`);
  const most = mostBytesOf(path) ?? 0;
  if (Number(size) > most) throw new Refusal(`${path} has ${inMb(Number(size))} ${remedy}`);
  return git(folder, 'cat-file', 'blob', id);
}
