import type { Metafile } from 'esbuild';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { entryPoints } from './client-files.ts';
import type { ClientFiles } from './client-files.ts';

/** What the server needs to know about the browser's files. */
export function manifestOf({ outputs, icons }: ClientFiles, folder: string): AssetManifest {
  const outputOf = (source: string) => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (output === undefined) throw new Error(`the build made nothing of ${source}`);
    return output;
  };
  return {
    start: `${folder}/${outputOf(entryPoints.start)}`,
    scripts: withImports(outputOf(entryPoints.main), outputs).map((output) => `${folder}/${output}`),
    stylesheet: `${folder}/${outputOf(entryPoints.stylesheet)}`,
    icons: `${folder}/${icons}`,
  };
}

/** The static imports of an output, each before what imports it, and the output itself. */
function withImports(output: string, outputs: Metafile['outputs']): string[] {
  const imports = (outputs[output]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return [...new Set([...imports.flatMap(({ path }) => withImports(path, outputs)), output])];
}
