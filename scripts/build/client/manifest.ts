import type { Metafile } from 'esbuild';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { modules as main } from './client-files.ts';
import type { ClientFiles } from './client-files.ts';
import { withHexHashes } from './content-hash.ts';

/** What the server needs to know about the browser's files. */
export function manifestOf({ outputs, icons }: ClientFiles, folder: string): AssetManifest {
  const modules: AssetManifest['modules'] = {};
  for (const [output, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint)
      modules[entryPoint] = withImports(output, outputs).map((name) => `${folder}/${withHexHashes(name)}`);
  }
  const pathOf = (module: string) => {
    const [path] = modules[module] ?? [];
    if (!path) throw new Error(`the build made nothing of ${module}`);
    return path;
  };
  return {
    loader: pathOf(main.loader),
    stylesheet: pathOf(main.stylesheet),
    icons: `${folder}/${icons}`,
    modules,
  };
}

/** The output itself and its static imports. */
function withImports(output: string, outputs: Metafile['outputs'], found: string[] = []): string[] {
  if (found.includes(output)) return found;
  found.push(output);
  for (const { path, kind } of outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') withImports(path, outputs, found);
  }
  return found;
}
