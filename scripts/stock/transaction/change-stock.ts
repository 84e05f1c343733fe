import { isAbsolute, join, normalize } from 'node:path';
import { withLock } from '../../machine/lock.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';
import { removeLocks, stateFolder } from './repository.ts';
import { isUnfinished, undoUnfinished, write } from './unfinished.ts';
import type { FileChange } from './unfinished.ts';

type Prepared<Result> = { changes: readonly FileChange[]; result: Result };

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
  return lockStock(folder, command, async () => {
    const { changes, result } = await prepare();
    // A last check, independent of the commands' own.
    const outside = changes.find(({ path }) => isAbsolute(path) || normalize(path).startsWith('..'));
    if (outside) throw new Refusal(`${outside.path} is outside the stock`);
    write(folder, command, changes);
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
  if (!isUnfinished(folder)) return undefined;
  return lockStock(folder, 'undo the last command', (undone) => undone);
}

/** @throws {LockError} when another command is running */
export async function lockStock<Result>(
  folder: string,
  command: string,
  run: (undone: string | undefined) => Result | Promise<Result>,
): Promise<Result> {
  return withLock(join(stateFolder(folder), 'lock'), { command }, () => {
    if (!isUnfinished(folder)) return run(undefined);
    // Only a git that was killed has left locks: others may belong to the dealer's own git.
    removeLocks(folder);
    return run(undoUnfinished(folder));
  });
}
