import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

/**
 * Makes every entry point and every lazily loaded module import a module first. esbuild then puts everything this one
 * imports into one file, instead of one for each set of pages that share something.
 */
export const importFirst = (module: string): Plugin => ({
  name: 'import-first',
  setup(build) {
    build.onResolve({ filter: /\.tsx?$/ }, ({ kind, path, resolveDir }) => {
      const isFirst = kind === 'entry-point' || kind === 'dynamic-import';
      return isFirst ? { path: resolve(resolveDir, path), pluginData: importFirst } : undefined;
    });
    build.onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
      if (pluginData !== importFirst) return;
      const code = `import ${JSON.stringify(resolve(module))};\n${readFileSync(path, 'utf8')}`;
      return { contents: code, loader: extname(path).slice(1) as Loader };
    });
  },
});
