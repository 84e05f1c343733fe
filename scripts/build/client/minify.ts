import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify_sync as terser } from 'terser';
import type { MinifyOptions } from 'terser';
import terserPackage from 'terser/package.json' with { type: 'json' };
import { cachedFile, caches } from '../../machine/cached-file.ts';
import { contentHash } from './content-hash.ts';

// Marks React's factories as pure, so that unused contexts and components are removed. esbuild numbers the names.
const makers = ['createContext', 'forwardRef', 'memo'];
const pureFunctions = Array.from({ length: 30 }, (_, index) => `React${index || ''}`).flatMap((react) =>
  makers.map((maker) => `${react}.${maker}`),
);

// Assigning displayName keeps unused components in the bundle, such as the router's own forms.
const displayName = /(?<![.\w$])[\w$]+\.displayName ?= ?"[^"]*"/g;

// Chromium then compiles all functions in the background while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';
// Small files gain nothing.
const hintedFrom = 50_000;

const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, pure_funcs: pureFunctions },
} satisfies MinifyOptions;

/** Changes whenever the minified output of the same script would. */
export const minifier = contentHash(terserPackage.version, JSON.stringify(options), displayName.source);

/**
 * Minifies a bundled script. esbuild's own minifier gives ten per cent more bytes. Cached, because this takes most of a
 * build's time, and few scripts differ from those of the build before.
 */
export async function minify(script: string, folder = caches.scripts): Promise<string> {
  const hash = createHash('sha256').update(minifier).update(script).digest('hex');
  const { file } = await cachedFile(join(folder, `${hash}.js`), () => minifyNow(script));
  return readFile(file, 'utf8');
}

function minifyNow(script: string): string {
  const { code } = terser(script.replace(displayName, '0'), {
    ...options,
    format: { preamble: script.length < hintedFrom ? '' : compileHint },
  });
  if (code === undefined) throw new Error('terser made nothing of a script');
  return code;
}
