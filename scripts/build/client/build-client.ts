import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import type { Body } from '../../../shared/cars/car.ts';
import { pictureVersion } from '../../images/picture-version.ts';
import { sampleModules } from '../../stock/generate/stock-modules.ts';
import { modeOptions, type SourceOptions } from '../mode.ts';
import { iconSheet } from './icon-sheet.ts';
import { treeShakeRouter } from './tree-shake-router.ts';

/** The oldest browsers in which the scripts run, as README.md says. */
export const oldestBrowsers = { chrome: 113, firefox: 121, safari: 17 };

const start = 'client/start.ts';
const stylesheet = 'client/styles/main.css';
const site = 'client/hydrate.tsx';
const libraries = 'client/libraries.ts';

// Chromium then compiles all functions in the background while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

type ClientSource = SourceOptions &
  // Modules to load before all others.
  Pick<BuildOptions, 'inject'> & {
    /** The bodies whose sheets are among the icons. */
    sheets?: readonly Body[];
    /** Whether browsers load the records of all cars. */
    hasRecords?: boolean;
  };

/**
 * Writes the browser's files, and the manifest in which the server finds them. Each name has a hash that changes with its
 * bytes and with the names of its imports.
 */
export async function buildClient(
  folder: string,
  { inject = [], sheets = [], hasRecords = true, ...source }: ClientSource,
): Promise<void> {
  const options = browserOptions(source);
  const { stock = sampleModules } = source;
  // Relative, as esbuild's metafile names them.
  const listings = relative('.', join(stock, 'listings.json'));
  const records = relative('.', join(stock, 'records.json'));
  const builds = await Promise.all([
    // What the page needs to be shown: its styles, and the loader of the other scripts, which runs before the page.
    build({ ...options, format: 'iife', entryPoints: [start, stylesheet] }),
    build({ ...options, entryPoints: hasRecords ? [listings, records] : [listings] }),
    build({
      ...options,
      entryPoints: [site, libraries],
      splitting: true,
      inject,
      ...(source.mode === 'production' && { banner: { js: compileHint }, plugins: [treeShakeRouter] }),
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
  const files = builds.flatMap(({ outputFiles }) => outputFiles);
  await Promise.all([...files, { path: icons, text: sheet }].map(write));

  const outputs = Object.assign({}, ...builds.map(({ metafile }) => metafile.outputs)) as Metafile['outputs'];
  const outputOf = (entry: string) => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
    if (output === undefined) throw new Error(`the build made nothing of ${entry}`);
    return output;
  };
  // The file that the site shares with the libraries' own entry point.
  const [shared, ...others] = outputs[outputOf(site)]?.imports ?? [];
  if (!shared || others.length > 0) throw new Error('the site must import one file: that of the libraries');
  const manifest: AssetManifest = {
    start: `/assets/${outputOf(start)}`,
    scripts: {
      libraries: `/assets/${shared.path}`,
      site: `/assets/${outputOf(site)}`,
      listings: `/assets/${outputOf(listings)}`,
    },
    ...(hasRecords && { recordsScript: `/assets/${outputOf(records)}` }),
    stylesheet: `/assets/${outputOf(stylesheet)}`,
    icons: `/assets/${icons}`,
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

function browserOptions(source: SourceOptions) {
  const { mode } = source;
  return {
    ...modeOptions(source),
    outdir: '.',
    entryNames: '[name].[hash]',
    chunkNames: 'libraries.[hash]',
    external: ['/assets/*'],
    // Ornaments are inlined in the styles: as files they delayed the first layout. Their references are written
    // url&#40;#…), because link checkers take url(#…) for a URL.
    loader: { '.svg': 'dataurl' },
    bundle: true,
    format: 'esm',
    // Nesting is removed, prefixes are added.
    target: ['es2022', ...Object.entries(oldestBrowsers).map(([name, version]) => name + version)],
    minify: mode === 'production',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    // The notices of the packages, in a file beside each bundle.
    legalComments: 'linked',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}
