import { basename } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { contentHash, withHexHashes } from './content-hash.ts';
import { iconSheet } from './icon-sheet.ts';
import { importFirst } from './import-first.ts';
import { minifier, minify } from './minify.ts';
import { modeOptions } from '../mode.ts';
import type { BuildMode } from '../mode.ts';

export const modules = {
  loader: 'client/loader.ts',
  stylesheet: 'client/styles/main.css',
  hydrate: 'client/hydrate.tsx',
};

/** The entry points of the browser's files; `inject` names modules to load before all others. */
export type ClientSource = { mode: BuildMode } & Pick<BuildOptions, 'plugins' | 'inject'>;

export type ClientFiles = {
  files: { name: string; text: string }[];
  outputs: Metafile['outputs'];
  /** The file name of the icon sheet. */
  icons: string;
};

/** Makes the browser's files. Each name has a hash that changes with its bytes and with the names of its imports. */
export async function makeClientFiles({
  mode,
  plugins = [],
  inject = [],
}: ClientSource): Promise<ClientFiles> {
  const options = browserOptions(mode);
  const [firstPaint, rest] = await Promise.all([
    // What the page needs to be shown: its styles, and the loader of the other scripts.
    build({ ...options, entryPoints: [modules.loader, modules.stylesheet], plugins }),
    build({
      ...options,
      entryPoints: [modules.hydrate],
      splitting: true,
      plugins: [...plugins, importFirst('client/every-page.ts')],
      inject,
    }),
  ]);
  const bundled = await Promise.all(
    [...firstPaint.outputFiles, ...rest.outputFiles].map(async ({ path, text }) => ({
      name: withHexHashes(basename(path)),
      text: withHexHashes(mode === 'production' && path.endsWith('.js') ? await minify(text) : text),
    })),
  );
  const sheet = iconSheet();
  const icons = { name: `icons.${contentHash(sheet)}.svg`, text: sheet };
  return {
    files: [...bundled, icons],
    icons: icons.name,
    outputs: { ...firstPaint.metafile.outputs, ...rest.metafile.outputs },
  };
}

function browserOptions(mode: BuildMode) {
  return {
    ...modeOptions(mode),
    outdir: '.',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    // esbuild hashes its own output, so the version of our minifier is added.
    ...(mode === 'production' && { banner: { js: `// ${minifier}` } }),
    external: ['/assets/*'],
    // Ornaments are inlined in the styles: as files they delayed the first layout. Their references are written
    // url&#40;#…), because link checkers take url(#…) for a URL.
    loader: { '.svg': 'dataurl' },
    bundle: true,
    format: 'esm',
    // The browsers named in client/README.md: nesting is removed, prefixes are added.
    target: ['es2022', 'chrome113', 'firefox121', 'safari17'],
    minifySyntax: mode === 'production',
    minifyWhitespace: mode === 'production',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    legalComments: 'none',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}
