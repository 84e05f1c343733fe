import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitCommand, commitEdits, filesAt, stateFolder } from './repository.ts';

/** The new content of a file, or undefined to delete it. `path` is relative to the stock's folder. */
export type FileChange = { path: string; content: string | Buffer | undefined };

/** What a command writes, noted before it writes, so that the next command can undo it if it is killed. */
type Note = { command: string; files: { path: string; hash: string | undefined }[] };

const noteOf = (folder: string) => join(stateFolder(folder), 'unfinished.json');

/** Writes files and commits them, all or none. */
export function write(folder: string, command: string, all: readonly FileChange[]): void {
  const hashed = all.map((change) => ({ ...change, hash: hashOf(change.content) }));
  const changes = hashed.filter(({ path, hash }) => hash !== hashAt(folder, path));
  if (changes.length === 0) return;
  const files = changes.map(({ path, hash }) => ({ path, hash }));
  put(folder, noteOf(folder), JSON.stringify({ command, files } satisfies Note));
  try {
    commitEdits(folder);
    for (const { path, content } of changes) put(folder, join(folder, path), content);
    commitCommand(folder, command);
    rmSync(noteOf(folder));
  } catch (error) {
    undoUnfinished(folder);
    throw error;
  }
}

export function isUnfinished(folder: string): boolean {
  return existsSync(noteOf(folder));
}

/**
 * Undoes what the noted command has written. What was edited by hand in the meantime stays.
 * @returns the command
 */
export function undoUnfinished(folder: string): string {
  const { command, files } = JSON.parse(readFileSync(noteOf(folder), 'utf8')) as Note;
  const written = files.filter(({ path, hash }) => hash === hashAt(folder, path));
  const before = written.length > 0 ? filesAt(folder, 'HEAD') : undefined;
  for (const { path } of written) put(folder, join(folder, path), before?.(path));
  rmSync(noteOf(folder));
  return command;
}

/** Atomic: readers never see a half-written file, and a power cut leaves the old or the new one. */
function put(folder: string, file: string, content: string | Buffer | undefined): void {
  if (content === undefined) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const next = join(stateFolder(folder), 'next');
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}

function hashAt(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return hashOf(existsSync(file) ? readFileSync(file) : undefined);
}

function hashOf(content: string | Buffer | undefined): string | undefined {
  return content === undefined ? undefined : createHash('sha256').update(content).digest('hex');
}
