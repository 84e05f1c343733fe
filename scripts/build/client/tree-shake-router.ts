import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const rewrites = [
  // Names that only React's developer tools use.
  { from: /^\w+\.displayName = ".*";$/gm, to: '' },
  { from: /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, to: '/* @__PURE__ */ $&' },
];

/**
 * Lets esbuild drop the components and contexts of React Router that nothing imports. If a new version of React Router
 * has no such code to rewrite, the bundle is 8 kB larger than `npm run budget` allows.
 */
export const treeShakeRouter: Plugin = {
  name: 'tree-shake-router',
  setup(build) {
    build.onLoad({ filter: /\/react-router\/dist\/production\/.*\.mjs$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: rewrites.reduce((code, { from, to }) => code.replace(from, to), text) };
    });
  },
};
