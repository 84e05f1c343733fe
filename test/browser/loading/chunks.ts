import { readFileSync } from 'node:fs';
import { sampleSite } from '../../../scripts/build/sites.ts';

type Manifest = { modules: Record<string, string[]> };

/** The path of the file that the browser loads for a module, such as 'client/pages/about/about-page.tsx'. */
export function chunkPath(module: string): string {
  const { modules } = JSON.parse(readFileSync(`${sampleSite.folder}/manifest.json`, 'utf8')) as Manifest;
  const path = modules[module]?.[0];
  if (!path) throw new Error(`the build has no module ${module}`);
  return path;
}
