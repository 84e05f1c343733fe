import type { BuildOptions, Plugin } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };
import { modeOptions } from './mode.ts';
import type { BuildMode } from './mode.ts';

/** Bundles the server with the React tree; what package.json names as dependencies stays outside. */
export function serverBundleOptions(folder: string, mode: BuildMode, plugins: Plugin[]) {
  return {
    ...modeOptions(mode, plugins),
    entryPoints: ['server/main.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: Object.keys(packageFile.dependencies),
    // What React DOM's server build requires of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  } satisfies BuildOptions;
}
