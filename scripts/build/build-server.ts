import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import { modeOptions } from './mode.ts';
import type { BuildMode } from './mode.ts';

type ServerSource = { mode: BuildMode; plugins?: Plugin[]; entryPoints?: string[] };

/**
 * Bundles the server with all its packages, so that it runs without `node_modules`.
 * @returns the input files
 */
export async function buildServer(folder: string, source: ServerSource): Promise<Metafile> {
  const { mode, plugins = [], entryPoints = ['server/main.ts'] } = source;
  const { metafile } = await build({
    ...modeOptions(mode),
    entryPoints,
    outdir: `${folder}/server`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    plugins,
    // The Node modules that packages require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return metafile;
}
