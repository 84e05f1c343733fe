import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetManifest } from '../../shared/asset-manifest.ts';

/**
 * Puts a new build in the place of the one before. That one's browser files go along, because pages that are open now
 * will ask for them.
 */
export function putInPlace(next: string, folder: string): void {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) {
    keepClient(folder, next);
    renameSync(folder, old);
  }
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

function keepClient(from: string, to: string): void {
  const manifest = join(from, 'manifest.json');
  if (!existsSync(manifest)) return;
  const { bundle } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<AssetManifest>;
  // Older versions of the site did not have it.
  if (bundle) cpSync(join(from, 'public', bundle), join(to, 'public', bundle), { recursive: true });
}
