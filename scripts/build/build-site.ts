import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { clientOptions, firstPaintOptions, writeClient } from './client-bundle.ts';
import type { ClientBuild } from './client-bundle.ts';
import { compressFiles } from './compress.ts';
import { isUpToDate } from './freshness.ts';
import { writeIcons } from './icon-sheet.ts';
import { minifyScripts } from './minify.ts';
import { buildFolders } from './mode.ts';
import type { BuildMode } from './mode.ts';
import { serverBundleOptions } from './server-bundle.ts';
import { stockPlugin } from './stock-plugin.ts';
import { readStock } from '../stock/read-stock.ts';
import { stockFolder } from '../stock/stock-folder.ts';
import type { Stock } from '../stock/stock.ts';

/** A build that is not the site's own. */
export type Variation = { folder: string; stock: Stock };

/** Builds the whole site from nothing. Gives the addresses of the client's files. */
export async function buildSite(mode: BuildMode, variation?: Variation): Promise<string[]> {
  const { folder, stock } = variation ?? {
    folder: buildFolders[mode],
    stock: readStock(stockFolder(process.env)),
  };
  const plugins = [stockPlugin(() => stock)];
  rmSync(folder, { recursive: true, force: true });
  cpSync('client/public', `${folder}/public`, { recursive: true });
  const client = writeClient(
    `${folder}/public`,
    await Promise.all([
      build(firstPaintOptions(`${folder}/public`, mode, plugins)),
      build(clientOptions(`${folder}/public`, mode, plugins)),
    ]),
  );
  const icons = writeIcons(`${folder}/public`);
  writeManifest(
    folder,
    client,
    mode === 'production' ? shrink(`${folder}/public`, [...client.files, icons]) : [],
  );
  await build(serverBundleOptions(`${folder}/server`, mode, plugins));
  return client.files;
}

function shrink(folder: string, files: readonly string[]): string[] {
  minifyScripts(folder, files);
  return compressFiles(folder, files);
}

export async function buildSiteIfStale(mode: BuildMode): Promise<void> {
  if (!isUpToDate(buildFolders[mode])) await buildSite(mode);
}

export function writeManifest(folder: string, { manifest }: ClientBuild, compressed: string[]): void {
  writeFileSync(`${folder}/manifest.json`, JSON.stringify({ ...manifest, compressed }));
}
