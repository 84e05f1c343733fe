import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Lets esbuild leave out the components and contexts of React Router that nothing imports. Their names for React's
 * developer tools go, and the calls that create them are marked as without effect.
 */
export const treeShakeRouter: Plugin = {
  name: 'tree-shake-router',
  setup(build) {
    build.onLoad({ filter: /\/react-router\/dist\/production\/.*\.mjs$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return {
        contents: code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/(?<== )React\d*\.(forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&'),
      };
    });
  },
};
