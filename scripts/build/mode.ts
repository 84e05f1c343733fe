import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

export type BuildMode = 'production' | 'development';

// The package.json of React Router refers to its development build only.
const leanRouter = {
  'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
  'react-router': './node_modules/react-router/dist/production/index.mjs',
  // For servers, package.json refers to a CommonJS build, whose exports are getters.
  'react-router-dom': './node_modules/react-router-dom/dist/index.mjs',
};

const constants = resolve('scripts/build/react.ts');

const reactAsConstants: Plugin = {
  name: 'react-as-constants',
  setup(build) {
    build.onResolve({ filter: /^react$/ }, ({ kind, importer }) =>
      kind === 'import-statement' && importer !== constants ? { path: constants } : undefined,
    );
  },
};

/** `stock` is the folder of the modules '#stock/…'. By default they are the sample's, as in package.json. */
export type SourceOptions = { mode: BuildMode; stock?: string };

export function modeOptions({ mode, stock }: SourceOptions) {
  return {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    alias: {
      ...(mode === 'production' && leanRouter),
      ...(stock && { '#stock': resolve(stock) }),
    },
    jsx: 'automatic',
    // esbuild imports its jsx-runtime.ts.
    ...(mode === 'production' && { jsxImportSource: resolve('scripts/build') }),
    jsxDev: mode === 'development',
    ...(mode === 'production' && { plugins: [reactAsConstants] }),
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}
