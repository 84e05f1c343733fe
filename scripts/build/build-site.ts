import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { clientOptions, firstPaintOptions, writeClient } from './client-bundle.ts';
import type { ClientBuild } from './client-bundle.ts';
import { compressFiles } from './compress.ts';
import { isUpToDate } from './freshness.ts';
import { writeIcons } from './icon-sheet.ts';
import { minifyScripts } from './minify.ts';
import { buildFolders } from './mode.ts';
import type { BuildMode } from './mode.ts';
import { serverBundleOptions } from './server-bundle.ts';

/** A build that is not the site's own, such as one of another catalogue. */
export type Variation = { folder: string; plugins: Plugin[] };

/** Builds the whole site from nothing. Gives the addresses of the client's files. */
export async function buildSite(mode: BuildMode, variation?: Variation): Promise<string[]> {
  const { folder, plugins } = variation ?? { folder: buildFolders[mode], plugins: [] };
  const varied = <Options extends { plugins: Plugin[] }>(options: Options) => ({
    ...options,
    plugins: [...plugins, ...options.plugins],
  });
  rmSync(folder, { recursive: true, force: true });
  cpSync('client/public', `${folder}/public`, { recursive: true });
  const client = writeClient(
    `${folder}/public`,
    await Promise.all([
      build(firstPaintOptions(`${folder}/public`, mode)),
      build(varied(clientOptions(`${folder}/public`, mode))),
    ]),
  );
  const icons = writeIcons(`${folder}/public`);
  writeManifest(
    folder,
    client,
    mode === 'production' ? shrink(`${folder}/public`, [...client.files, icons]) : [],
  );
  await build(varied(serverBundleOptions(`${folder}/server`, mode)));
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
