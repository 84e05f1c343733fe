import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureName, widths } from '../../../shared/cars/pictures.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { CachedFile } from '../../machine/cached-file.ts';
import { photosOf } from '../../stock/photos.ts';
import { pictureVersion } from '../picture-version.ts';
import { paths } from '../picture-paths.ts';
import { derivative, formatNames, formats, recipe } from '../recipe.ts';

export type PublicFile = CachedFile & { path: string };

/** What pages say of a car's pictures, and the files. The pictures have been checked: see inspect-pictures.ts. */
export async function carPictures(stock: string, id: string, folder: string) {
  const masters = await Promise.all(photosOf(stock, id).map((file) => readFile(file)));
  const [main] = masters;
  if (!main) throw new Error(`Car ${id} has no picture`);
  const version = pictureVersion(recipe, ...masters);
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
  const { file: color } = await cachedFile(join(folder, `${keyOf(main)}.tint`), () => meanColor(main));
  return { main, files, pictures: { version, count: masters.length, color: await readFile(color, 'utf8') } };
}

function keyOf(master: Buffer): string {
  return createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 24);
}

/** The colour shown until a picture has loaded: '#643'. Near enough, and each page has the colours of all cars. */
async function meanColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean / 17).toString(16));
  return `#${red}${green}${blue}`;
}
