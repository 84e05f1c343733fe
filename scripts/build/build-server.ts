import { build } from 'esbuild';
import { modeOptions, type SourceOptions } from './mode.ts';

/** Bundles all packages, so that the server runs without `node_modules`. */
export async function buildServer(
  folder: string,
  { entryPoints = ['server/main.ts'], ...options }: SourceOptions & { entryPoints?: string[] },
): Promise<void> {
  await build({
    ...modeOptions(options),
    entryPoints,
    outdir: `${folder}/server`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Bundled CommonJS packages call require() for Node's modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}
