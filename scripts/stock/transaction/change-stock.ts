import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import { LockError, withLock } from '../../machine/lock.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';
import { commit, contentOf, finish, isUnfinished, stateFolder } from './journal.ts';

/** The new content of a file, or undefined to delete it. `path` is relative to the stock's folder. */
export type FileChange = { path: string; content: string | Buffer | undefined };

/**
 * The only function that writes into a stock. `prepare` reads the stock and returns the changes, under a lock. All
 * files are changed or none, even if the process is killed; `undo` reverts them.
 * @throws {Refusal} when it is the sample, or another command is running
 */
export async function changeStock<Result>(
  folder: string,
  command: string,
  prepare: () => Promise<Prepared<Result>> | Prepared<Result>,
): Promise<Result> {
  refuseSample(folder);
  return lockStock(folder, command, async () => {
    const { changes, result } = await prepare();
    const files = changes.map(({ path, content }) => ({
      path: within(path),
      before: contentOf(join(folder, path)),
      after: content === undefined ? null : Buffer.from(content).toString('base64'),
    }));
    const changed = files.filter(({ before, after }) => before !== after);
    if (changed.length > 0) commit(folder, { command, at: new Date().toISOString(), files: changed });
    return result;
  });
}

type Prepared<Result> = { changes: readonly FileChange[]; result: Result };

/** @throws {Refusal} when the stock is the sample, which no command changes */
export function refuseSample(folder: string): void {
  if (isSample(folder)) {
    throw new Refusal('the sample cannot be changed; to make a stock of your own: npm run stock -- init');
  }
}

/** Completes a command that was interrupted. Call it before reading a stock. */
export async function settleStock(folder: string): Promise<void> {
  if (isUnfinished(folder)) await lockStock(folder, 'finish the last command', () => undefined);
}

/** @throws {Refusal} when another command is running */
export async function lockStock<Result>(
  folder: string,
  command: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  makeStateFolder(stateFolder(folder));
  return refusingLocks(() =>
    withLock(join(stateFolder(folder), 'lock'), { command }, () => {
      finish(folder);
      return run();
    }),
  );
}

/** @throws {Refusal} instead of a LockError */
export async function refusingLocks<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof LockError ? new Refusal(error.message) : error;
  }
}

/** A last check, independent of the commands' own. */
function within(path: string): string {
  if (isAbsolute(path) || normalize(path).startsWith('..')) throw new Refusal(`${path} is outside the stock`);
  return path;
}

function makeStateFolder(state: string): void {
  mkdirSync(state, { recursive: true });
  const ignored = join(state, '.gitignore');
  if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
}
