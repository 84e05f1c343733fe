import { basename, parse } from 'node:path';
import { build } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { commonChunk } from './common-chunk.ts';
import { contentHash } from './content-hash.ts';
import { iconSheet } from './icon-sheet.ts';
import { minify } from './minify.ts';
import { modeOptions } from '../mode.ts';
import type { BuildMode } from '../mode.ts';

export const modules = {
  start: 'client/start.ts',
  stylesheet: 'client/styles/main.css',
  entry: 'client/entry.tsx',
};

/** What goes into the browser's files; `inject` names modules that are put before every other. */
export type ClientSource = { mode: BuildMode } & Pick<BuildOptions, 'plugins' | 'inject'>;

export type ClientFiles = {
  files: { name: string; text: string }[];
  outputs: Metafile['outputs'];
  /** The name of the sheet of icons. */
  icons: string;
};

/** Makes the browser's files. They find each other by name alone, so any folder will do for them. */
export async function makeClientFiles({
  mode,
  plugins = [],
  inject = [],
}: ClientSource): Promise<ClientFiles> {
  const options = browserOptions(mode);
  const [firstPaint, rest] = await Promise.all([
    // What the page needs to be shown: its styles, and the script that then loads the others.
    build({ ...options, entryPoints: [modules.start, modules.stylesheet], plugins }),
    build({
      ...options,
      entryPoints: [modules.entry],
      splitting: true,
      plugins: [...plugins, commonChunk(modules.entry)],
      inject,
    }),
  ]);
  const bundled = ({ outputFiles }: typeof rest) =>
    outputFiles.map(({ path, text }) => ({
      name: basename(path),
      text: mode === 'production' && path.endsWith('.js') ? minify(text) : text,
    }));
  const first = bundled(firstPaint);
  const icons = { name: 'icons.svg', text: iconSheet() };
  const named = new Map([...first, icons].map(({ name, text }) => [name, hashedName(name, text)]));
  const nameOf = (name: string) => named.get(name) ?? name;
  const firstOutputs = Object.entries(firstPaint.metafile.outputs);
  return {
    files: [...first, icons, ...bundled(rest)].map(({ name, text }) => ({ name: nameOf(name), text })),
    icons: nameOf(icons.name),
    outputs: {
      ...Object.fromEntries(firstOutputs.map(([name, output]) => [nameOf(name), output])),
      ...rest.metafile.outputs,
    },
  };
}

/** For files that no other file imports by name. */
function hashedName(file: string, text: string): string {
  const { name, ext } = parse(file);
  return `${name}-${contentHash(text)}${ext}`;
}

function browserOptions(mode: BuildMode) {
  return {
    ...modeOptions(mode),
    outdir: '.',
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
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
