import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StockPictures } from '../../stock/dealer-stock.ts';
import { derivative } from '../derive.ts';
import { derivativesOf } from './derivatives-of.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { CachedFile } from '../../machine/cached-file.ts';
import type { CarMasters } from '../masters.ts';
import { meanColor } from './mean-color.ts';
import { paths } from '../picture-paths.ts';
import { formats, recipe } from '../recipe.ts';

export type PublicFile = CachedFile & { path: string };

/** A car's pictures as pages describe them, and their files, from the cache. */
export async function cachedPictures(
  { id, masters, version }: CarMasters,
  folder: string,
): Promise<{ pictures: Omit<StockPictures, 'card'>; files: PublicFile[] }> {
  const files: PublicFile[] = [];
  for (const { name, master, width, format } of derivativesOf(masters, version)) {
    const path = `/assets/cars/${id}/${name}`;
    // The sample's are committed, and a stock that began as the sample has many of them.
    const committed = join(paths.public, path);
    const file = existsSync(committed)
      ? { file: committed, isNew: false }
      : await cachedFile(join(folder, `${keyOf(master)}-${width}.${format}`), () =>
          derivative(master, width, formats[format]),
        );
    files.push({ path, ...file });
  }
  const color = await cachedFile(join(folder, `${keyOf(masters[0])}.color`), () => meanColor(masters[0]));
  return {
    pictures: { version, count: masters.length, color: await readFile(color.file, 'utf8') },
    files,
  };
}

function keyOf(master: Buffer | undefined): string {
  const hash = createHash('sha256').update(recipe);
  if (master) hash.update(master);
  return hash.digest('hex').slice(0, 24);
}
