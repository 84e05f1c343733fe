import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Metafile } from 'esbuild';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { entryPoints, makeClientFiles } from './client-files.ts';
import type { ClientFiles, ClientSource } from './client-files.ts';

const folder = '/assets';
const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes the browser's files, and the manifest in which the server finds them. */
export async function buildClient(build: string, source: ClientSource): Promise<void> {
  const made = await makeClientFiles(source);
  const target = join(build, 'public', folder);
  mkdirSync(target, { recursive: true });
  await Promise.all(
    made.files.map(async ({ name, text }) => {
      const file = join(target, name);
      await writeFile(file, text);
      if (source.mode !== 'production') return;
      await writeFile(`${file}.br`, await compress.br(text));
      await writeFile(`${file}.gz`, await compress.gz(text, { level: 9 }));
    }),
  );
  writeFileSync(join(build, 'manifest.json'), JSON.stringify(manifestOf(made), null, 2));
}

/** What the server needs to know about the browser's files. */
function manifestOf({ outputs, icons }: ClientFiles): AssetManifest {
  const outputOf = (source: string) => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (output === undefined) throw new Error(`the build made nothing of ${source}`);
    return output;
  };
  const main = outputOf(entryPoints.main);
  const records = outputs[main]?.imports.find(({ kind }) => kind === 'dynamic-import');
  if (!records) throw new Error(`${entryPoints.main} loads no records`);
  return {
    start: `${folder}/${outputOf(entryPoints.start)}`,
    scripts: withImports(main, outputs).map((output) => `${folder}/${output}`),
    records: `${folder}/${records.path}`,
    stylesheet: `${folder}/${outputOf(entryPoints.stylesheet)}`,
    icons: `${folder}/${icons}`,
  };
}

/** The static imports of an output, each before what imports it, and the output itself. */
function withImports(output: string, outputs: Metafile['outputs']): string[] {
  const imports = (outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return [...new Set([...imports.flatMap(({ path }) => withImports(path, outputs)), output])];
}
