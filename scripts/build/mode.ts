import type { BuildOptions } from 'esbuild';

/** The development build is large and slow, but React reports in it what it finds wrong. */
export type BuildMode = 'production' | 'development';

// Its package.json names the development build alone.
const leanRouter = {
  'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
  'react-router': './node_modules/react-router/dist/production/index.mjs',
};

/** What the bundles of the client and of the server have in common. */
export function modeOptions(mode: BuildMode) {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    alias: mode === 'production' ? leanRouter : {},
    jsx: 'automatic',
    jsxDev: mode === 'development',
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}
