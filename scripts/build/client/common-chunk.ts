import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

/**
 * Makes every module that is loaded on demand import the entry, so that all of the entry's code is in one chunk, and
 * starts with whatever comes first. Otherwise esbuild makes a chunk for each set of pages that have something in common.
 */
export const commonChunk = (entry: string): Plugin => ({
  name: 'common-chunk',
  setup(build) {
    build.onResolve({ filter: /\.tsx?$/ }, ({ kind, path, resolveDir }) => {
      return kind === 'dynamic-import'
        ? { path: resolve(resolveDir, path), pluginData: commonChunk }
        : undefined;
    });
    build.onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
      if (pluginData !== commonChunk) return;
      const code = `import ${JSON.stringify(resolve(entry))};\n${readFileSync(path, 'utf8')}`;
      return { contents: code, loader: extname(path).slice(1) as Loader };
    });
  },
});
