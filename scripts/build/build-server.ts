import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { stockHead } from '../stock/generate/stock-modules.ts';
import { modeOptions } from './mode.ts';
import type { SourceOptions } from './mode.ts';

/** Bundles the server with all its packages, so that it runs without `node_modules`. */
export async function buildServer(
  folder: string,
  { entryPoints = ['server/main.ts'], ...options }: SourceOptions & { entryPoints?: string[] },
): Promise<void> {
  await build({
    ...modeOptions(options),
    entryPoints,
    outdir: `${folder}/server`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [carsAsData(join(folder, 'server'))],
    // The Node modules that packages require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/** Writes the cars to files of data. As code they are in memory three times: 8,000 left no room for a page in 128 MB. */
function carsAsData(folder: string): Plugin {
  return {
    name: 'cars as data',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\](cars|records)\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.startsWith(stockHead)) return undefined;
        mkdirSync(folder, { recursive: true });
        const read = [...text.matchAll(/^export const (\w+): .+? = (.*?);$/gms)].map(
          ([, name = '', data = '']) => {
            writeFileSync(join(folder, `${name}.json`), JSON.stringify(JSON.parse(data)));
            return `export const ${name} = read('${name}');`;
          },
        );
        return { contents: [readJson, ...read].join('\n') };
      });
    },
  };
}

const readJson = `import { readFileSync } from 'node:fs';
const read = (name) => JSON.parse(readFileSync(new URL('./' + name + '.json', import.meta.url), 'utf8'));`;
