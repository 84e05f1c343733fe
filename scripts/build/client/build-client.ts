import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { minify } from 'terser';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { pictureVersion } from '../../images/picture-version.ts';
import { sampleModules } from '../../stock/generate/stock-modules.ts';
import { modeOptions, type SourceOptions } from '../mode.ts';
import { iconSheet } from './icon-sheet.ts';
import { treeShakeRouter } from './tree-shake-router.ts';

/** The oldest browsers in which the scripts run. README.md names them too. */
const oldestBrowsers = { chrome: 113, firefox: 121, safari: 17 };

const start = 'client/start.ts';
const stylesheet = 'client/styles/main.css';
const fireworks = 'client/festive/fireworks-worker.ts';
const site = 'client/hydrate.tsx';
const libraries = 'client/libraries.ts';

// Makes Chromium compile all functions in the background while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

type ClientSource = SourceOptions &
  Pick<BuildOptions, 'inject'> & {
    hasRecords?: boolean;
  };

/** Each file's name has a hash of its bytes before Terser shortens them, and of the names of its imports. */
export async function buildClient(
  folder: string,
  { inject = [], hasRecords = true, ...source }: ClientSource,
): Promise<void> {
  const options = browserOptions(source);
  const { stock = sampleModules } = source;
  // esbuild's metafile has relative paths.
  const listings = relative('.', join(stock, 'listings.json'));
  const records = relative('.', join(stock, 'records.json'));
  const builds = await Promise.all([
    // The first paint needs the styles, and the script that loads the others.
    build({ ...options, format: 'iife', entryPoints: [start, stylesheet, fireworks] }),
    build({ ...options, entryPoints: hasRecords ? [listings, records] : [listings] }),
    build({
      ...options,
      entryPoints: [site, libraries],
      splitting: true,
      inject,
      ...(source.mode === 'production' && {
        banner: { js: compileHint },
        plugins: [...(options.plugins ?? []), treeShakeRouter],
      }),
    }),
  ]);
  const sheet = iconSheet();
  const icons = `icons.${pictureVersion(sheet)}.svg`;
  const assets = join(folder, 'public/assets');
  mkdirSync(assets, { recursive: true });
  const write = async ({ path, text: built }: { path: string; text: string }) => {
    const file = join(assets, basename(path));
    const isCode = path.endsWith('.js') && !dataFiles.has(path);
    const text = source.mode === 'production' && isCode ? await shortened(built) : built;
    writeFileSync(file, text);
    if (source.mode !== 'production') return;
    writeFileSync(`${file}.br`, await compress.br(text));
    writeFileSync(`${file}.gz`, await compress.gz(text, { level: 9 }));
  };
  const files = builds.flatMap(({ outputFiles }) => outputFiles);
  const dataFiles = new Set(builds[1].outputFiles.map(({ path }) => path));
  await Promise.all([...files, { path: icons, text: sheet }].map(write));

  const outputs = Object.assign({}, ...builds.map(({ metafile }) => metafile.outputs)) as Metafile['outputs'];
  const outputOf = (entry: string) => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
    if (output === undefined) throw new Error(`the build has no output for ${entry}`);
    return output;
  };
  const [shared, ...others] = outputs[outputOf(site)]?.imports ?? [];
  if (!shared || others.length > 0)
    throw new Error('the site must import the file of the libraries, and no other');
  const manifest: AssetManifest = {
    start: `/assets/${outputOf(start)}`,
    scripts: {
      libraries: `/assets/${shared.path}`,
      reactDom: `/assets/${outputOf(libraries)}`,
      site: `/assets/${outputOf(site)}`,
      listings: `/assets/${outputOf(listings)}`,
    },
    ...(hasRecords && { recordsScript: `/assets/${outputOf(records)}` }),
    stylesheet: `/assets/${outputOf(stylesheet)}`,
    fireworks: `/assets/${outputOf(fireworks)}`,
    icons: `/assets/${icons}`,
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

// esbuild's scripts become 3 % smaller.
async function shortened(code: string): Promise<string> {
  const hint = code.startsWith(compileHint) ? { preamble: compileHint } : {};
  const { code: shorter = code } = await minify(code, {
    compress: { passes: 2 },
    toplevel: true,
    format: hint,
  });
  return shorter;
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
    // Ornaments are inlined in the styles, because as files they delay the first layout. They refer to parts of
    // themselves with url&#40;#…), because link checkers take url(#…) for a URL.
    loader: { '.svg': 'dataurl' },
    bundle: true,
    format: 'esm',
    // For these browsers, esbuild removes CSS nesting and adds prefixes.
    target: ['es2022', ...Object.entries(oldestBrowsers).map(([name, version]) => name + version)],
    minify: mode === 'production',
    charset: 'utf8',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    // Writes the licence notices of packages to a file next to each bundle.
    legalComments: 'linked',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}
