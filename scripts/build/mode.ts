import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** The development build is large and slow, but in it React reports mistakes. */
export type BuildMode = 'production' | 'development';

// React Router's package.json names only its development build.
const leanRouter = {
  'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
  'react-router': './node_modules/react-router/dist/production/index.mjs',
  // For a server it names the CommonJS form, whose exports are getters.
  'react-router-dom': './node_modules/react-router-dom/dist/index.mjs',
};

/** `stock` is the folder of the modules '#stock/…', if they are not the sample's that package.json names. */
export type SourceOptions = { mode: BuildMode; stock?: string };

/** The options shared by the bundles of client and server. */
export function modeOptions({ mode, stock }: SourceOptions) {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    alias: {
      ...(mode === 'production' && leanRouter),
      ...(stock && { '#stock': resolve(stock) }),
    },
    jsx: 'automatic',
    // Its file jsx-runtime.ts.
    ...(mode === 'production' && { jsxImportSource: resolve('scripts/build') }),
    jsxDev: mode === 'development',
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}
