import { renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Atomic: readers see the old content or the new one, even after a power cut. */
export function replaceFile(file: string, content: string | Buffer): void {
  const next = unfinished(file);
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}

/** What a killed `replaceFile` leaves behind. In the file's own folder, because a rename cannot cross file systems. */
export function unfinished(file: string): string {
  return join(dirname(file), `.${basename(file)}.next`);
}
