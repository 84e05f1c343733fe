import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically: readers see the old content or the new one, even after a power cut. */
export function replaceFile(file: string, content: string | Buffer): void {
  const next = unfinished(file);
  try {
    writeFileSync(next, content, { flush: true });
    renameSync(next, file);
  } catch (error) {
    if (existsSync(next)) rmSync(next);
    // The error of a full disk names no path.
    throw Object.assign(error as Error, { path: file });
  }
}

/** The file that a killed `replaceFile` leaves behind. It is in the same folder, because renames cannot cross disks. */
export function unfinished(file: string): string {
  return join(dirname(file), `.${basename(file)}.next`);
}
