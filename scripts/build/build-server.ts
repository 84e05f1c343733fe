import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };
import { modeOptions } from './mode.ts';
import type { BuildMode } from './mode.ts';

type ServerSource = { mode: BuildMode; plugins?: Plugin[]; entryPoints?: string[] };

/**
 * Bundles the server with the React tree; the dependencies in package.json stay external.
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
    external: Object.keys(packageFile.dependencies),
    plugins,
    // The Node modules that React DOM's server build requires.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return metafile;
}
