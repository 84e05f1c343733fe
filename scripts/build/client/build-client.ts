import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import type { Body, CarDetail } from '../../../shared/cars/car.ts';
import { byPart, codeParts } from '../../../shared/code-part.ts';
import type { CodePart } from '../../../shared/code-part.ts';
import { recordPath } from '../../../shared/cars/record-path.ts';
import { pictureVersion } from '../../images/picture-version.ts';
import { recordVersion } from '../../stock/generate/stock-facts.ts';
import { modeOptions } from '../mode.ts';
import type { SourceOptions } from '../mode.ts';
import { iconSheet } from './icon-sheet.ts';
import { minifierBanner, minifyScript } from './minify-script.ts';
import { treeShakeRouter } from './tree-shake-router.ts';

/** The oldest browsers in which the scripts run, as README.md says. */
export const oldestBrowsers = { chrome: 113, firefox: 121, safari: 17 };

const entryPoints = { start: 'client/start.ts', stylesheet: 'client/styles/main.css' };
const entryOf = (part: CodePart) => `client/entries/${part}-entry.ts`;

const carsEntry = 'client/entries/cars-entry.ts';
// An entry point of its own, so that what it shares with the pages' is a file that changes with the packages alone.
const libraries = 'client/libraries.ts';

// Chromium then compiles all functions in the background while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad\n';

type ClientSource = SourceOptions &
  // Modules to load before all others.
  Pick<BuildOptions, 'inject'> & {
    /** The bodies whose sheets are among the icons. */
    sheets?: readonly Body[];
    /** Each becomes a file. */
    records?: readonly CarDetail[];
  };

/**
 * Writes the browser's files, and the manifest in which the server finds them. Each name has a hash that changes with its
 * bytes and with the names of its imports.
 */
export async function buildClient(
  folder: string,
  { inject = [], sheets = [], records = [], ...source }: ClientSource,
): Promise<void> {
  const options = browserOptions(source);
  const { start, stylesheet } = entryPoints;
  const [firstPaint, cars, rest] = await Promise.all([
    // What the page needs to be shown: its styles, and the loader of the other scripts, which runs before the page.
    build({ ...options, format: 'iife', entryPoints: [start, stylesheet] }),
    // Data alone: in one build with the code, esbuild would put its own helpers into a file that they share.
    build({ ...options, entryPoints: [carsEntry] }),
    build({
      ...options,
      entryPoints: [...codeParts.map(entryOf), libraries],
      splitting: true,
      inject,
    }),
  ]);
  const sheet = iconSheet(sheets);
  const icons = `icons.${pictureVersion(sheet)}.svg`;
  const assets = join(folder, 'public/assets');
  mkdirSync(assets, { recursive: true });
  const write = async ({ path, text }: { path: string; text: string }) => {
    const file = join(assets, basename(path));
    writeFileSync(file, text);
    if (source.mode !== 'production') return;
    writeFileSync(`${file}.br`, await compress.br(text));
    writeFileSync(`${file}.gz`, await compress.gz(text, { level: 9 }));
  };
  const writeScript = async ({ path, text }: { path: string; text: string }, firstLine?: string) => {
    const isMinified = path.endsWith('.js') && source.mode === 'production';
    await write({ path, text: isMinified ? await minifyScript(text, firstLine) : text });
  };
  await Promise.all([
    ...[firstPaint, cars].flatMap(({ outputFiles }) => outputFiles.map((file) => writeScript(file))),
    ...rest.outputFiles.map((file) => writeScript(file, compileHint)),
    write({ path: icons, text: sheet }),
  ]);
  // One at a time: 8,000 at once take 2 GB of memory.
  for (const car of records) {
    await write({ path: recordPath(car.id, recordVersion(car)), text: JSON.stringify(car) });
  }
  const outputs = [firstPaint, cars, rest].map(({ metafile }) => metafile.outputs);
  const manifest = manifestOf(Object.assign({}, ...outputs) as Metafile['outputs'], icons);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

function browserOptions(source: SourceOptions) {
  const { mode } = source;
  return {
    ...modeOptions(source),
    outdir: '.',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    external: ['/assets/*'],
    // Ornaments are inlined in the styles: as files they delayed the first layout. Their references are written
    // url&#40;#…), because link checkers take url(#…) for a URL.
    loader: { '.svg': 'dataurl' },
    bundle: true,
    format: 'esm',
    // Nesting is removed, prefixes are added.
    target: ['es2022', ...Object.entries(oldestBrowsers).map(([name, version]) => name + version)],
    minify: mode === 'production',
    ...(mode === 'production' && { banner: { js: minifierBanner } }),
    plugins: [treeShakeRouter],
    ...(mode === 'development' && { sourcemap: 'inline' }),
    // The notices of the packages, in a file beside each bundle.
    legalComments: 'linked',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}

function manifestOf(outputs: Metafile['outputs'], icons: string): AssetManifest {
  const outputOf = (source: string) => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (output === undefined) throw new Error(`the build made nothing of ${source}`);
    return output;
  };
  return {
    start: `/assets/${outputOf(entryPoints.start)}`,
    parts: byPart((part) => {
      const entry = outputOf(entryOf(part));
      return [outputOf(carsEntry), ...importsOf(entry, outputs), entry].map((output) => `/assets/${output}`);
    }),
    stylesheet: `/assets/${outputOf(entryPoints.stylesheet)}`,
    icons: `/assets/${icons}`,
  };
}

/** The static imports of an output, each before what imports it. */
function importsOf(output: string, outputs: Metafile['outputs']): string[] {
  const imports = (outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return [...new Set(imports.flatMap(({ path }) => [...importsOf(path, outputs), path]))];
}
