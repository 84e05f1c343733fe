import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isVersioned } from '../../shared/asset-manifest.ts';

/** Deletes generated files in a folder except those at these paths. */
export function removeStale(folder: string, current: ReadonlySet<string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (isVersioned(name) && !current.has(name)) rmSync(join(folder, name));
  }
}
