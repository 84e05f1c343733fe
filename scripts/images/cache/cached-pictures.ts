import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureName, widths } from '../../../shared/cars/pictures.ts';
import type { StockPictures } from '../../stock/dealer-stock.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { CachedFile } from '../../machine/cached-file.ts';
import { photosOf } from '../../stock/photos.ts';
import { pictureVersion } from '../picture-version.ts';
import { paths } from '../picture-paths.ts';
import { derivative, formatNames, formats, recipe } from '../recipe.ts';

export type PublicFile = CachedFile & { path: string };

type CarMasters = { id: string; masters: Buffer[]; version: string };

/** The pictures of a car, checked before by scripts/stock/check/inspect-pictures.ts. */
export async function readMasters(folder: string, id: string): Promise<CarMasters> {
  const masters = await Promise.all(photosOf(folder, id).map((file) => readFile(file)));
  return { id, masters, version: pictureVersion(recipe, ...masters) };
}

/** A car's pictures as pages describe them, and their files, from the cache. */
export async function cachedPictures(
  { id, masters, version }: CarMasters,
  folder: string,
): Promise<{ pictures: Omit<StockPictures, 'card'>; files: PublicFile[] }> {
  const files: PublicFile[] = [];
  for (const [index, master] of masters.entries()) {
    for (const width of widths) {
      for (const format of formatNames) {
        const path = `/assets/cars/${id}/${pictureName(index + 1, width, version, format)}`;
        // The sample's are committed, and a stock that began as the sample has many of them.
        const committed = join(paths.public, path);
        const file = existsSync(committed)
          ? { file: committed, isNew: false }
          : await cachedFile(join(folder, `${keyOf(master)}-${width}.${format}`), () =>
              derivative(master, width, formats[format]),
            );
        files.push({ path, ...file });
      }
    }
  }
  const color = await cachedFile(join(folder, `${keyOf(masters[0])}.tint`), () => meanColor(masters[0]));
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

/** The colour shown until a picture has loaded: '#643'. Near enough, and each page has the colours of all cars. */
async function meanColor(picture: Buffer | undefined): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean / 17).toString(16));
  return `#${red}${green}${blue}`;
}
