import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withLock } from '../../machine/lock.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';
import { acceptCommit, commitEdits, filesBetween, prepareCommit, prepared } from './repository.ts';
import type { FileChange } from './repository.ts';

/** `as` is the commit's message, if it says more than the command. */
type Prepared<Result> = { changes: readonly FileChange[]; result: Result; as?: string };

// Our commits and the build ignore `.stock/`.
const lock = '.stock/lock';
/** Names the command that is writing, so that the next one can undo it if it is killed. */
const note = '.stock/unfinished';

/**
 * The only function that writes into a stock. `prepare` reads the stock and returns the changes, under a lock. All
 * files are changed or none, even if the process is killed, and the change is a commit, which `undo` reverts.
 * @throws {Refusal} when it is the sample
 * @throws {LockError} when another command is running
 */
export async function changeStock<Result>(
  folder: string,
  command: string,
  prepare: () => Promise<Prepared<Result>> | Prepared<Result>,
): Promise<Result> {
  refuseSample(folder);
  return withLock(join(folder, lock), { command }, async (isAfterKilled) => {
    settle(folder, isAfterKilled);
    const { changes, result, as = command } = await prepare();
    // A last check, independent of the commands' own.
    const outside = changes.find(({ path }) => isAbsolute(path) || normalize(path).startsWith('..'));
    if (outside) throw new Refusal(`${outside.path} is outside the stock`);
    write(folder, as, changes);
    return result;
  });
}

/** @throws {Refusal} when the stock is the sample, which no command changes */
export function refuseSample(folder: string): void {
  if (isSample(folder)) {
    throw new Refusal('the sample cannot be changed; to make a stock of your own: npm run stock -- init');
  }
}

/**
 * Undoes a command that was killed. Call it before reading a stock.
 * @returns the command, if there was one
 */
export async function settleStock(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, note))) return undefined;
  const command = 'undo the last command';
  return withLock(join(folder, lock), { command }, (isAfterKilled) => settle(folder, isAfterKilled));
}

/** Files as in the prepared commit become as before it. What was edited by hand in the meantime stays. */
function settle(folder: string, isAfterKilled = false): string | undefined {
  const git = join(folder, '.git');
  // Only a git that was killed has left locks: others may belong to the dealer's own git.
  const names = isAfterKilled && existsSync(git) ? readdirSync(git, { recursive: true }) : [];
  for (const name of names.map(String)) if (name.endsWith('.lock')) rmSync(join(git, name));
  if (!existsSync(join(folder, note))) return undefined;
  const command = readFileSync(join(folder, note), 'utf8');
  for (const { path, before, after } of filesBetween(folder, 'HEAD', prepared)) {
    const file = join(folder, path);
    const content = existsSync(file) ? readFileSync(file) : undefined;
    if (isDeepStrictEqual(content, after())) put(folder, path, before());
  }
  rmSync(join(folder, note));
  return command;
}

/** The commit comes first, then the files, then the branch. */
function write(folder: string, command: string, changes: readonly FileChange[]): void {
  commitEdits(folder);
  prepareCommit(folder, command, changes);
  if (filesBetween(folder, 'HEAD', prepared).length === 0) return;
  put(folder, note, command);
  try {
    for (const { path, content } of changes) put(folder, path, content);
    acceptCommit(folder);
    rmSync(join(folder, note));
  } catch (error) {
    settle(folder);
    throw error;
  }
}

/** Atomic: readers never see a half-written file, and a power cut leaves the old or the new one. */
function put(folder: string, path: string, content: string | Buffer | undefined): void {
  const file = join(folder, path);
  if (content === undefined) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const next = join(folder, '.stock/next');
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}
