import { basename } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import type { Body } from '../../../shared/cars/car.ts';
import { pictureVersion } from '../../images/picture-version.ts';
import { iconSheet } from './icon-sheet.ts';
import { modeOptions } from '../mode.ts';
import type { SourceOptions } from '../mode.ts';

export const entryPoints = {
  start: 'client/start.ts',
  stylesheet: 'client/styles/main.css',
  main: 'client/main.ts',
};

// Entry points of their own, so that what they share with client/main.ts is in files that a changed price leaves alone:
// the packages in one, the site's code in another.
const splitPoints = ['client/libraries.ts', 'client/site.tsx'];

// Chromium then compiles all functions in the background while the file loads:
// https://github.com/WICG/explicit-javascript-compile-hints-file-based
const compileHint = '//# allFunctionsCalledOnLoad';

/** The entry points of the browser's files; `inject` names modules to load before all others. */
export type ClientSource = SourceOptions &
  Pick<BuildOptions, 'inject'> & {
    /** The bodies whose sheets are among the icons. */
    sheets?: readonly Body[];
  };

export type ClientFiles = {
  files: { name: string; text: string }[];
  outputs: Metafile['outputs'];
  /** The file name of the icon sheet. */
  icons: string;
};

/** Makes the browser's files. Each name has a hash that changes with its bytes and with the names of its imports. */
export async function makeClientFiles({
  inject = [],
  sheets = [],
  ...source
}: ClientSource): Promise<ClientFiles> {
  const options = browserOptions(source);
  const { start, stylesheet, main } = entryPoints;
  const [firstPaint, rest] = await Promise.all([
    // What the page needs to be shown: its styles, and the loader of the other scripts, which runs before the page.
    build({ ...options, format: 'iife', entryPoints: [start, stylesheet] }),
    build({
      ...options,
      entryPoints: [main, ...splitPoints],
      splitting: true,
      banner: { js: compileHint },
      inject,
    }),
  ]);
  const bundled = [...firstPaint.outputFiles, ...rest.outputFiles].map(({ path, text }) => ({
    name: basename(path),
    text,
  }));
  const sheet = iconSheet(sheets);
  const icons = { name: `icons.${pictureVersion(sheet)}.svg`, text: sheet };
  return {
    files: [...bundled, icons],
    icons: icons.name,
    outputs: { ...firstPaint.metafile.outputs, ...rest.metafile.outputs },
  };
}

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
    // The browsers named in client/README.md: nesting is removed, prefixes are added.
    target: ['es2022', 'chrome113', 'firefox121', 'safari17'],
    minify: mode === 'production',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    legalComments: 'none',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}
