import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** The lock and the note of a running command; our commits and the build ignore it. */
export function stateFolder(folder: string): string {
  return join(folder, '.stock');
}

/** The last line of a command's commit message. */
const signature = 'Changed-by: npm run stock';

/** Commits what was edited by hand. A folder without a repository becomes one. */
export function commitEdits(folder: string, message = 'Edited by hand'): void {
  if (!hasRepository(folder)) git(folder, 'init', '--quiet');
  commit(folder, message);
}

/** Commits what a command has changed. */
export function commitCommand(folder: string, command: string): void {
  commit(folder, command.replace(/\s+/g, ' '), '--message', signature);
}

/** The latest command that has not been undone. */
export function lastCommand(folder: string): { id: string; command: string } | undefined {
  if (!hasRepository(folder)) return undefined;
  const log = git(folder, 'log', '--first-parent', `--grep=^${signature}$`, '--format=%H %s').toString();
  let undone = 0;
  for (const line of log.split('\n').filter(Boolean)) {
    const [id = '', ...words] = line.split(' ');
    if (words[0] === 'undo') undone += 1;
    else if (undone === 0) return { id, command: words.join(' ') };
    else undone -= 1;
  }
  return undefined;
}

/** The paths in which two commits differ. */
export function pathsBetween(folder: string, before: string, after: string): string[] {
  return names(git(folder, 'diff', '--name-only', '--no-renames', '-z', before, after));
}

/** A function that returns a file as it is in a commit; undefined if it is not there. */
export function filesAt(folder: string, commit: string): (path: string) => Buffer | undefined {
  const there = new Set(names(git(folder, 'ls-tree', '-r', '-z', '--name-only', commit)));
  return (path) => (there.has(path) ? git(folder, 'cat-file', 'blob', `${commit}:${path}`) : undefined);
}

/** Deletes the locks of a git that was killed. */
export function removeLocks(folder: string): void {
  const repository = join(folder, '.git');
  const all = existsSync(repository) ? readdirSync(repository, { recursive: true, encoding: 'utf8' }) : [];
  const locks = all.filter((name) => /^(index|HEAD|refs.heads.+)\.lock$/.test(name));
  for (const name of locks) rmSync(join(repository, name), { force: true });
}

function commit(folder: string, message: string, ...options: string[]): void {
  git(folder, 'add', '--all', '--', '.', ':!.stock');
  // Also where a .gitignore of the dealer leaves them out: a command may change them, and undo needs them.
  const own = ['cars', 'photos'].filter((name) => existsSync(join(folder, name)));
  if (own.length > 0) git(folder, 'add', '--all', '--force', '--', ...own);
  if (git(folder, 'diff', '--cached', '--name-only').length === 0) return;
  git(folder, 'commit', '--quiet', '--message', message, ...options);
}

function hasRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

function names(output: Buffer): string[] {
  return output.toString().split('\0').filter(Boolean);
}

const settings = [
  'user.name=npm run stock',
  'user.email=stock@localhost',
  'core.autocrlf=false',
  // Hooks and signatures of the dealer's own commits.
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
].flatMap((setting) => ['-c', setting]);

/** @throws {Refusal} without git, or with git's own words if it fails */
function git(folder: string, ...args: string[]): Buffer {
  // Not a hook's variables, and no repository around the stock.
  const { PATH, HOME, SystemRoot } = process.env;
  const env = { PATH, HOME, SystemRoot, GIT_CEILING_DIRECTORIES: dirname(resolve(folder)) };
  const options = { cwd: folder, env, maxBuffer: Infinity };
  const { error, status, stdout, stderr } = spawnSync('git', [...settings, ...args], options);
  if (error) {
    throw new Refusal(
      'git is missing, which keeps the history of your stock; install it from https://git-scm.com/downloads',
    );
  }
  if (status !== 0) throw new Refusal(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}
