import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The stock that ships with the project, and that its tests run on. */
export const sampleFolder = 'shared/sample';

/** Where the dealer's stock is: STOCK's path, else `stock/` beside package.json, else the sample. */
export function stockFolder(env: NodeJS.ProcessEnv): string {
  if (env.STOCK) return env.STOCK;
  return existsSync('stock') ? 'stock' : sampleFolder;
}

export function isSample(folder: string): boolean {
  return resolve(folder) === resolve(sampleFolder);
}
