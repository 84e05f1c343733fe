import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { filmFormats, filmName, posterName, posters } from '../../shared/hero-pictures.ts';
import type { FilmFormat } from '../../shared/hero-pictures.ts';
import { derive } from './derive.ts';
import { paths } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { recipe } from './recipe.ts';
import { removeStale } from './remove-stale.ts';

const shapes = ['wide', 'tall'] as const;
const formats = ['avif', 'webp'] as const;

export type HeroMasters = { poster: Buffer; heroVersion: string; filmVersion: string };

export async function readHeroMasters(): Promise<HeroMasters> {
  const poster = await readFile(join(paths.heroMasters, 'poster.webp'));
  const films = await Promise.all(filmFormats.map((format) => readFile(filmMaster(format))));
  return { poster, heroVersion: pictureVersion(recipe, poster), filmVersion: pictureVersion(...films) };
}

/** Makes the posters and copies the film, under names of this version, and deletes others; answers how many were made. */
export async function heroFiles({ poster, heroVersion, filmVersion }: HeroMasters): Promise<number> {
  const current = new Set<string>();
  let made = 0;
  for (const format of filmFormats) {
    const name = filmName(filmVersion, format);
    current.add(name);
    if (existsSync(join(paths.hero, name))) continue;
    await copyFile(filmMaster(format), join(paths.hero, name));
    made += 1;
  }
  for (const shape of shapes) {
    const source = shape === 'tall' ? await tallPart(poster) : poster;
    for (const width of posters[shape].widths) {
      for (const format of formats) {
        const name = posterName(shape, width, heroVersion, format);
        current.add(name);
        made += await derive(source, width, format, join(paths.hero, name));
      }
    }
  }
  await removeStale(paths.hero, current);
  return made;
}

function filmMaster(format: FilmFormat): string {
  return join(paths.heroMasters, `film.${format}`);
}

async function tallPart(master: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const part = Math.round((height * posters.tall.width) / posters.tall.height);
  const left = Math.round((width - part) * 0.78);
  return sharp(master).extract({ left, top: 0, width: part, height }).webp({ lossless: true }).toBuffer();
}
