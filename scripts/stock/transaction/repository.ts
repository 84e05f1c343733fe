import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

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
  git(folder, 'commit', '--quiet', '--message', message);
}

/** The latest command that has not been undone. */
export function lastCommand(folder: string): { id: string; command: string } | undefined {
  const log = git(folder, 'log', '--first-parent', `--grep=^${signature}$`, '--format=%H %s').toString();
  let undone = 0;
  for (const [, id = '', command = ''] of log.matchAll(/^(\S+) (.*)$/gm)) {
    if (command.startsWith('undo ')) undone += 1;
    else if (undone === 0) return { id, command };
    else undone -= 1;
  }
  return undefined;
}

/** The paths of the files in which two commits differ. */
export function filesBetween(folder: string, one: string, other: string): string[] {
  const names = git(folder, 'diff', '--name-only', '--no-renames', '-z', one, other);
  return names.toString().split('\0').slice(0, -1);
}

/** The content that a file has in a commit; undefined where the commit has no such file. */
export function contentIn(folder: string, commit: string, path: string): Buffer | undefined {
  const isThere = git(folder, 'ls-tree', commit, '--', path).length > 0;
  return isThere ? git(folder, 'show', `${commit}:${path}`) : undefined;
}

const settings = [
  'user.name=npm run stock',
  'user.email=stock@localhost',
  'core.autocrlf=false',
  // Hooks and signatures are of the dealer's own commits. A hook could change our message, which undo reads.
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
].flatMap((setting) => ['-c', setting]);

/** @throws {Refusal} without git, or with git's own words if it fails */
function git(folder: string, ...args: string[]): Buffer {
  // Not a hook's variables, and no repository around the stock.
  const { PATH, HOME, SystemRoot } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, SystemRoot, GIT_DIR: '.git' }, maxBuffer: Infinity };
  const { error, status, stdout, stderr } = spawnSync('git', [...settings, ...args], options);
  if (error) {
    throw new Refusal(
      'git is missing, which keeps the history of your stock; install it from https://git-scm.com/downloads',
    );
  }
  if (status !== 0) throw new Refusal(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}
