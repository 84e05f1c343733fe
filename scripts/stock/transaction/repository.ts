import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** The new content of a file, or undefined to delete it. `path` is relative to the stock's folder. */
export type FileChange = { path: string; content: string | Buffer | undefined };

/** The commit of a command whose files are not written yet. No branch has it. */
export const prepared = 'refs/stock/prepared';

/** The last line of a command's commit message. */
const signature = 'Changed-by: npm run stock';

/** Commits what was edited by hand. A folder without a repository becomes one. */
export function commitEdits(folder: string, message = 'Edited by hand'): void {
  const isNew = !existsSync(join(folder, '.git'));
  git(folder, ['init', '--quiet']);
  git(folder, ['add', '--all', '--', '.', ':!.stock']);
  // Also where a .gitignore of the dealer leaves them out: a command may change them, and undo needs them.
  const own = ['cars', 'photos'].filter((name) => existsSync(join(folder, name)));
  if (own.length > 0) git(folder, ['add', '--all', '--force', '--', ...own]);
  if (!isNew && git(folder, ['diff', '--cached', '--name-only']).length === 0) return;
  // A command's commit needs one before it.
  git(folder, ['commit', '--quiet', '--allow-empty', '--message', message]);
}

/** Makes the commit of a command, and touches neither the folder nor its branch. */
export function prepareCommit(folder: string, command: string, changes: readonly FileChange[]): void {
  const data = (content: string | Buffer) => [`data ${Buffer.byteLength(content)}\n`, content, '\n'];
  const parts = [
    `commit ${prepared}\ncommitter ${name} <${email}> now\n`,
    ...data(`${command.replace(/\s+/g, ' ')}\n\n${signature}`),
    'from HEAD^0\n',
    ...changes.flatMap(({ path, content }) =>
      content === undefined ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...data(content)],
    ),
  ];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  git(folder, ['fast-import', '--quiet', '--force', '--date-format=now'], input);
}

/** Makes the prepared commit the latest one of the branch, once its files are written. */
export function acceptCommit(folder: string): void {
  git(folder, ['reset', '--quiet', prepared]);
}

/** The latest command that has not been undone. */
export function lastCommand(folder: string): { id: string; command: string } | undefined {
  const log = git(folder, ['log', '--first-parent', `--grep=^${signature}$`, '--format=%H %s']).toString();
  let undone = 0;
  for (const [, id = '', command = ''] of log.matchAll(/^(\S+) (.*)$/gm)) {
    if (command.startsWith('undo ')) undone += 1;
    else if (undone === 0) return { id, command };
    else undone -= 1;
  }
  return undefined;
}

/** The files in which two commits differ, with their content in both; undefined where one has no such file. */
export function filesBetween(folder: string, one: string, other: string) {
  const raw = git(folder, ['diff', '--raw', '--no-abbrev', '--no-renames', '-z', one, other]).toString();
  const content = (id = '') => (/^0+$/.test(id) ? undefined : git(folder, ['cat-file', 'blob', id]));
  return [...raw.matchAll(/:\d+ \d+ (\w+) (\w+) [A-Z]\0([^\0]+)/g)].map(([, before, after, path = '']) => ({
    path,
    before: () => content(before),
    after: () => content(after),
  }));
}

const [name, email] = ['npm run stock', 'stock@localhost'];
const settings = [
  `user.name=${name}`,
  `user.email=${email}`,
  'core.autocrlf=false',
  // Hooks and signatures of the dealer's own commits.
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
].flatMap((setting) => ['-c', setting]);

/** @throws {Refusal} without git, or with git's own words if it fails */
function git(folder: string, args: string[], input?: Buffer): Buffer {
  // Not a hook's variables, and no repository around the stock.
  const { PATH, HOME, SystemRoot } = process.env;
  const env = { PATH, HOME, SystemRoot, GIT_CEILING_DIRECTORIES: dirname(resolve(folder)) };
  const options = { cwd: folder, env, maxBuffer: Infinity, ...(input && { input }) };
  const { error, status, stdout, stderr } = spawnSync('git', [...settings, ...args], options);
  if (error) {
    throw new Refusal(
      'git is missing, which keeps the history of your stock; install it from https://git-scm.com/downloads',
    );
  }
  if (status !== 0) throw new Refusal(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
  return stdout;
}
