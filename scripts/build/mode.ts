import type { BuildOptions, Plugin } from 'esbuild';
import { leanRouter } from './lean-router.ts';

/** The development build is large and slow, but React tells in it what it finds wrong. */
export type BuildMode = 'production' | 'development';

export const buildFolders = { production: 'dist', development: 'out/development' } as const;

/** What the bundles of the client and of the server have in common. */
export function modeOptions(mode: BuildMode, plugins: Plugin[]) {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    jsx: 'automatic' as const,
    jsxDev: mode === 'development',
    logLevel: 'warning' as const,
    plugins: mode === 'production' ? [...plugins, leanRouter] : plugins,
  } satisfies BuildOptions;
}
