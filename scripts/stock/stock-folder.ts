import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The stock that ships with the project, and that its tests run on. */
export const sampleFolder = 'shared/sample';

/** Where the dealer's stock is: STOCK's path, else `stock/` beside package.json, else the sample. */
export function stockFolder(env: NodeJS.ProcessEnv, otherwise = sampleFolder): string {
  // 'x/' is the folder 'x'.
  if (env.STOCK) return env.STOCK.replace(/(?<=.)\/+$/, '');
  return existsSync('stock') ? 'stock' : otherwise;
}

export function isSample(folder: string): boolean {
  return resolve(folder) === resolve(sampleFolder);
}
