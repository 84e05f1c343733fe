import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export const sampleFolder = 'shared/sample';

/** The dealer's stock: the path in STOCK, otherwise `stock/` next to package.json, otherwise the sample. */
export function stockFolder(env: NodeJS.ProcessEnv, otherwise = sampleFolder): string {
  // A shell may complete 'x' as 'x/'.
  if (env.STOCK) return env.STOCK.replace(/(?<=.)\/+$/, '');
  return existsSync('stock') ? 'stock' : otherwise;
}

export function isSample(folder: string): boolean {
  return resolve(folder) === resolve(sampleFolder);
}
