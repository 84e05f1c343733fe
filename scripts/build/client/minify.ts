import { minify_sync as terser } from 'terser';
import type { MinifyOptions } from 'terser';
import terserPackage from 'terser/package.json' with { type: 'json' };
import { contentHash } from './content-hash.ts';

// React makes a context or a component without any effect: what nobody uses of them can go. esbuild numbers the names.
const makers = ['createContext', 'forwardRef', 'memo'];
const pureFunctions = Array.from({ length: 30 }, (_, index) => `React${index || ''}`).flatMap((react) =>
  makers.map((maker) => `${react}.${maker}`),
);

// A name for React's developer tools keeps a component in the bundle that nobody uses, such as the router's own forms.
const displayName = /(?<![.\w$])[\w$]+\.displayName ?= ?"[^"]*"/g;

// Chromium then compiles all functions while it loads the file, beside the page instead of in its way:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';
// In a small file there is little to compile.
const hintedFrom = 50_000;

const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, pure_funcs: pureFunctions },
} satisfies MinifyOptions;

/** Changes when the same script would be minified to other bytes. */
export const minifier = contentHash(terserPackage.version, JSON.stringify(options), displayName.source);

/** Minifies a script that esbuild has bundled. esbuild's own minifier makes it ten per cent larger. */
export function minify(script: string): string {
  const { code } = terser(script.replace(displayName, '0'), {
    ...options,
    format: { preamble: script.length < hintedFrom ? '' : compileHint },
  });
  if (code === undefined) throw new Error('terser made nothing of a script');
  return code;
}
