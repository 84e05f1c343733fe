import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicFile } from '../images/cache/car-pictures.ts';
import { paths } from '../images/picture-paths.ts';
import { isSample } from '../stock/stock-folder.ts';

/** Copies the static files into a build, with the pictures of this stock's cars only. */
export function copyPublic(to: string, stock: { folder: string }, files: readonly PublicFile[]): void {
  const isWanted = (source: string) => isSample(stock.folder) || !source.startsWith(paths.cars);
  cpSync(paths.public, to, { recursive: true, filter: isWanted });
  copyPictures(to, files);
}

export function copyPictures(to: string, files: readonly PublicFile[]): void {
  for (const { path, file } of files) cpSync(file, join(to, path));
}
