import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const rewrites = [
  // Names that only React's developer tools use.
  { from: /^\w+\.displayName = ".*";$/gm, to: '' },
  { from: /(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, to: '/* @__PURE__ */ $&' },
];

/**
 * Lets esbuild drop the components and contexts of React Router that nothing imports. Removes the statements that refer
 * to them, and marks the calls that create them as pure. The build fails if React Router has no such code to rewrite.
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
    `Nothing in react-router/dist/production matches ${from}, so 8 kB of unused code stay in the bundle.`,
    'Adapt scripts/build/client/tree-shake-router.ts, or remove it if npm run budget passes without it.',
  ].join('\n');
}
