import { build } from 'esbuild';
import packageFile from '../../package.json' with { type: 'json' };

/** Bundles the server with the React tree; what package.json names as dependencies stays outside. */
export async function buildServer(folder: string): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    external: Object.keys(packageFile.dependencies),
    define: { 'process.env.NODE_ENV': '"production"' },
    // What React DOM's server build requires of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
}
