import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const rewrites = [
  // Names for React's developer tools.
  { from: /^\w+\.displayName = ".*";$/gm, to: '' },
  { from: /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, to: '/* @__PURE__ */ $&' },
];

/**
 * Lets esbuild leave out the components and contexts of React Router that nothing imports: removes what refers to them,
 * and marks the calls that create them as without effect. Fails if React Router no longer has such code.
 */
export const treeShakeRouter: Plugin = {
  name: 'tree-shake-router',
  setup(build) {
    const unmatched = new Set(rewrites);
    build.onLoad({ filter: /\/react-router\/dist\/production\/.*\.mjs$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const rewrite of rewrites) {
        const before = contents;
        contents = before.replace(rewrite.from, rewrite.to);
        if (contents !== before) unmatched.delete(rewrite);
      }
      return { contents };
    });
    build.onEnd(() => ({ errors: [...unmatched].map(({ from }) => ({ text: advice(from) })) }));
  },
};

function advice(from: RegExp): string {
  return [
    `nothing in react-router/dist/production matches ${from}, so its unused parts stay in the bundle (8 kB).`,
    'Adapt scripts/build/client/tree-shake-router.ts to its code, or remove it if npm run budget no longer needs it.',
  ].join('\n');
}
