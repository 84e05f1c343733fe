import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import type { AssetManifest } from '../../shared/asset-manifest.ts';
import { commonChunk } from './common-chunk.ts';
import { modeOptions } from './mode.ts';
import type { BuildMode } from './mode.ts';

const start = 'client/start.ts';
const entry = 'client/entry.tsx';
const stylesheet = 'client/styles/main.css';

/** `files` are addresses. */
export type ClientBuild = { manifest: Omit<AssetManifest, 'compressed'>; files: string[] };

/** Bundles what the page needs to be shown: its styles, and the script that then loads the others. */
export function firstPaintOptions(folder: string, mode: BuildMode, plugins: Plugin[]) {
  return { ...browserOptions(folder, mode, plugins), entryPoints: [start, stylesheet] };
}

/** Bundles the rest of the browser's code, split by page. */
export function clientOptions(folder: string, mode: BuildMode, plugins: Plugin[]) {
  const options = browserOptions(folder, mode, plugins);
  return {
    ...options,
    entryPoints: [entry],
    splitting: true,
    plugins: [...options.plugins, commonChunk(entry)],
  };
}

function browserOptions(folder: string, mode: BuildMode, plugins: Plugin[]) {
  return {
    ...modeOptions(mode, plugins),
    outdir: folder,
    outbase: 'client',
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/[name].[hash]',
    external: ['/assets/*'],
    // Ornaments travel within the styles: asking for each as a file held up the first layout. What they refer to is
    // written url&#40;#…), as link checkers take url(#…) for an address.
    loader: { '.svg': 'dataurl' },
    publicPath: '/',
    bundle: true,
    format: 'esm',
    // What client/README.md says of browsers: styles lose their nesting and gain prefixes.
    target: ['es2022', 'chrome113', 'firefox121', 'safari17'],
    minify: mode === 'production',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    legalComments: 'none',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}

/** Writes what esbuild made of the client. */
export function writeClient(
  folder: string,
  builds: readonly BuildResult<{ metafile: true; write: false }>[],
): ClientBuild {
  const outputs = builds
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path, text }) => ({ name: relative(folder, path), text }));
  const rename = renaming(outputs.map(({ name }) => name));
  for (const { name, text } of outputs) {
    const path = join(folder, rename(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, rename(text));
  }
  const address = (output: string) => `/${rename(relative(folder, output))}`;
  return {
    manifest: readManifest(
      Object.fromEntries(builds.flatMap(({ metafile }) => Object.entries(metafile.outputs))),
      address,
    ),
    files: outputs.map(({ name }) => `/${rename(name)}`),
  };
}

// Every hashed file of the site carries hexadecimal digits, so that one rule tells which may be kept for ever.
function renaming(names: readonly string[]): (text: string) => string {
  const hashes = names.map((name) => name.split('.').at(-2) ?? '');
  const known = new RegExp(hashes.join('|'), 'g');
  return (text) =>
    text.replace(known, (hash) => createHash('sha256').update(hash).digest('hex').slice(0, 10));
}

function readManifest(
  outputs: Metafile['outputs'],
  address: (output: string) => string,
): ClientBuild['manifest'] {
  const modules: AssetManifest['modules'] = {};
  for (const [output, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint) modules[entryPoint] = staticImports(output, outputs).map(address);
  }
  const main = (name: string) => {
    const [file] = modules[name] ?? [];
    if (!file) throw new Error(`the build made nothing of ${name}`);
    return file;
  };
  return { start: main(start), stylesheet: main(stylesheet), modules };
}

/** The output itself and all that it imports at once, not on demand. */
function staticImports(output: string, outputs: Metafile['outputs'], found: string[] = []): string[] {
  if (found.includes(output)) return found;
  found.push(output);
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') staticImports(path, outputs, found);
  }
  return found;
}
