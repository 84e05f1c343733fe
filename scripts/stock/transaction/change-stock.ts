import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from '../../disk/lock.ts';
import { replaceFile, unfinished } from '../../disk/replace-file.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';
import { isWritten, refuseUnwritten } from '../stock-paths.ts';
import { refuseForeign } from './foreign-entries.ts';
import { commitAll, contentIn, hasCommand, prepareRepository, type Command } from './repository.ts';
import { refuseMidway } from './shared-work.ts';

/** The new content of a file, or undefined to delete it. `path` is relative to the stock's folder. */
export type FileChange = { path: string; content: string | Buffer | undefined };

/** `undone` is the command that this one undoes. */
type Prepared<Result> = {
  changes: readonly FileChange[];
  result: Result;
  undone?: Pick<Command, 'line' | 'id'>;
};

const lock = '.stock/lock';
/** Exists while a command writes. If it is killed, the next command undoes it. */
const note = '.stock/unfinished';

/** The commit of the command has the same `id`; `files` are the paths with hashes of their new content. */
type Note = { command: string; id: string; files: (readonly [path: string, hash: string])[] };

/**
 * Only this writes into a stock. `prepare` runs under a lock, reads the stock and returns the changes.
 * All files change or none, even if the process is killed. The change becomes a commit, which `undo` can revert.
 * @throws {Refusal} for the sample, for a stock in the middle of a merge, and for a path that no command writes
 * @throws {StockError} when the stock has links or other foreign files
 */
export async function changeStock<Result>(
  folder: string,
  command: string,
  prepare: () => Prepared<Result>,
): Promise<Result> {
  if (isSample(folder)) {
    throw new Refusal('the sample cannot be changed; to make a stock of your own: npm run stock -- init');
  }
  refuseForeign(folder);
  return inTurn(folder, command, (isAfterKilled) => {
    refuseMidway(folder);
    settle(folder, isAfterKilled);
    prepareRepository(folder);
    commitAll(folder);
    const { changes, result, undone } = prepare();
    const line = undone ? `undo ${undone.line}` : command;
    write(folder, { line, id: randomUUID(), undoes: undone?.id }, changes);
    return result;
  });
}

/**
 * Undoes a command that was killed. Call it before reading a stock.
 * @returns the command, if there was one
 * @throws {StockError} when there was one, and the stock has links or other foreign files
 */
export async function settleStock(folder: string): Promise<string | undefined> {
  if (!existsSync(join(folder, note))) return undefined;
  refuseForeign(folder);
  return inTurn(folder, 'undo', (isAfterKilled) => settle(folder, isAfterKilled));
}

function inTurn<Result>(
  folder: string,
  command: string,
  run: (isAfterKilled: boolean) => Result,
): Promise<Result> {
  mkdirSync(join(folder, '.stock'), { recursive: true });
  // For the dealer's own git. It also hides itself.
  writeFileSync(join(folder, '.stock/.gitignore'), '*\n');
  return withLock(join(folder, lock), command, run);
}

/** Restores the files that a killed command wrote, except for those that were edited by hand since. */
function settle(folder: string, isAfterKilled = false): string | undefined {
  // Git may have been killed with the command. Otherwise, this lock belongs to the dealer's own git.
  if (isAfterKilled) rmSync(join(folder, '.git/index.lock'), { force: true });
  if (!existsSync(join(folder, note))) return undefined;
  const { command, id, files } = JSON.parse(readFileSync(join(folder, note), 'utf8')) as Note;
  const isUndone = !hasCommand(folder, id);
  for (const [path, hash] of isUndone ? files.filter(([path]) => isWritten(path)) : []) {
    const file = join(folder, path);
    rmSync(unfinished(file), { force: true });
    const content = existsSync(file) ? readFileSync(file) : undefined;
    if (hashOf(content) === hash) put(folder, path, contentIn(folder, 'HEAD', path));
  }
  rmSync(join(folder, note));
  return isUndone ? command : undefined;
}

/** Writes the note first, then the files, then the commit. */
function write(folder: string, command: Command, changes: readonly FileChange[]): void {
  refuseUnwritten(changes.map(({ path }) => path));
  const files = changes.map(({ path, content }) => [path, hashOf(content)] as const);
  const ours: Note = { command: command.line, id: command.id, files };
  put(folder, note, JSON.stringify(ours));
  try {
    for (const { path, content } of changes) put(folder, path, content);
    commitAll(folder, command);
    rmSync(join(folder, note));
  } catch (error) {
    settle(folder);
    throw error;
  }
}

function put(folder: string, path: string, content: string | Buffer | undefined): void {
  const file = join(folder, path);
  if (content === undefined) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, content);
}

function hashOf(content: string | Buffer | undefined): string {
  return content === undefined ? 'none' : createHash('sha256').update(content).digest('hex');
}
