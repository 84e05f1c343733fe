import { readFile } from 'node:fs/promises';
import { photosOf } from '../stock/photos.ts';
import { pictureVersion } from './picture-version.ts';
import { recipe } from './recipe.ts';

export type CarMasters = { id: string; masters: Buffer[]; version: string };

/** The pictures of a car, checked before by scripts/stock/check/inspect-photos.ts. */
export async function readMasters(folder: string, id: string): Promise<CarMasters> {
  const masters = await Promise.all(photosOf(folder, id).map((file) => readFile(file)));
  return { id, masters, version: pictureVersion(recipe, ...masters) };
}
