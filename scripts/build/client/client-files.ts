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

/** What goes into the browser's files; `inject` names modules that are put before every other. */
export type ClientSource = { mode: BuildMode } & Pick<BuildOptions, 'plugins' | 'inject'>;

export type ClientFiles = {
  files: { name: string; text: string }[];
  outputs: Metafile['outputs'];
  /** The name of the sheet of icons. */
  icons: string;
};

/**
 * Makes the browser's files. Each has a hash in its name, which changes with its bytes and with the names of the files
 * that it imports.
 */
export async function makeClientFiles({
  mode,
  plugins = [],
  inject = [],
}: ClientSource): Promise<ClientFiles> {
  const options = browserOptions(mode);
  const [firstPaint, rest] = await Promise.all([
    // What the page needs to be shown: its styles, and the script that then loads the others.
    build({ ...options, entryPoints: [modules.loader, modules.stylesheet], plugins }),
    build({
      ...options,
      entryPoints: [modules.hydrate],
      splitting: true,
      plugins: [...plugins, importFirst('client/every-page.ts')],
      inject,
    }),
  ]);
  const bundled = [...firstPaint.outputFiles, ...rest.outputFiles].map(({ path, text }) => ({
    name: withHexHashes(basename(path)),
    text: withHexHashes(mode === 'production' && path.endsWith('.js') ? minify(text) : text),
  }));
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
    // A hash of what esbuild makes has to change with what our own minifier makes of it too.
    ...(mode === 'production' && { banner: { js: `// ${minifier}` } }),
    external: ['/assets/*'],
    // Ornaments travel within the styles: asking for each as a file held up the first layout. What they refer to is
    // written url&#40;#…), as link checkers take url(#…) for an address.
    loader: { '.svg': 'dataurl' },
    bundle: true,
    format: 'esm',
    // What client/README.md says of browsers: styles lose their nesting and gain prefixes.
    target: ['es2022', 'chrome113', 'firefox121', 'safari17'],
    minifySyntax: mode === 'production',
    minifyWhitespace: mode === 'production',
    ...(mode === 'development' && { sourcemap: 'inline' }),
    legalComments: 'none',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
}
