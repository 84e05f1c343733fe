import { minify_sync as terser } from 'terser';

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

/** What esbuild's own minifier would make of a bundled script is larger by five per cent. */
export function minify(script: string): string {
  const { code } = terser(script.replace(displayName, '0'), {
    module: true,
    ecma: 2020,
    compress: { passes: 2, pure_funcs: pureFunctions },
    format: { preamble: script.length < hintedFrom ? '' : compileHint },
  });
  if (code === undefined) throw new Error('terser made nothing of a script');
  return code;
}
