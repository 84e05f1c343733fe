import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesAt, stateFolder } from './repository.ts';

/** The new content of a file, or undefined to delete it. `path` is relative to the stock's folder. */
export type FileChange = { path: string; content: string | Buffer | undefined };

/** What a command writes, noted before it writes. */
type Note = { command: string; files: { path: string; hash: string | undefined }[] };

const noteOf = (folder: string) => join(stateFolder(folder), 'unfinished.json');

/** True where a file has another content. */
export function isChange(folder: string, { path, content }: FileChange): boolean {
  return hashAt(folder, path) !== hashOf(content);
}

/** Notes a command before its first write, so that the next one can undo it if it is killed. */
export function begin(folder: string, command: string, changes: readonly FileChange[]): void {
  const files = changes.map(({ path, content }) => ({ path, hash: hashOf(content) }));
  writeWhole(folder, noteOf(folder), JSON.stringify({ command, files } satisfies Note));
}

export function end(folder: string): void {
  rmSync(noteOf(folder));
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
  const written = files.filter(({ path, hash }) => hashAt(folder, path) === hash);
  const before = written.length > 0 ? filesAt(folder, 'HEAD') : undefined;
  for (const { path } of written) put(folder, { path, content: before?.(path) });
  end(folder);
  return command;
}

/** Writes or deletes one file of the stock. */
export function put(folder: string, { path, content }: FileChange): void {
  const file = join(folder, path);
  if (content === undefined) rmSync(file, { force: true });
  else writeWhole(folder, file, content);
}

/** Atomic: readers never see a half-written file, and a power cut leaves the old or the new one. */
function writeWhole(folder: string, file: string, content: string | Buffer): void {
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
