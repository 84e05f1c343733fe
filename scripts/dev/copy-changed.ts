import { cpSync, statSync } from 'node:fs';

/** Copies what is newer than its copy: most of the public files are pictures, which stay. */
export function copyChanged(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: isNewer });
}

function isNewer(source: string, target: string): boolean {
  const original = statSync(source);
  const copy = statSync(target, { throwIfNoEntry: false });
  return original.isDirectory() || !copy || copy.mtimeMs < original.mtimeMs;
}
