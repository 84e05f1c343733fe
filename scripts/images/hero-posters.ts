import { join } from 'node:path';
import sharp from 'sharp';
import { posterName, posters } from '../../shared/hero-pictures.ts';
import { derive } from './derive.ts';
import { paths } from './paths.ts';
import { removeStale } from './remove-stale.ts';

const shapes = ['wide', 'tall'] as const;
const formats = ['avif', 'webp'] as const;

/** Makes the posters of this version and deletes others; answers how many files were made. */
export async function heroPosters(master: Buffer, version: string): Promise<number> {
  const current = new Set<string>();
  let made = 0;
  for (const shape of shapes) {
    const source = shape === 'tall' ? await tallPart(master) : master;
    for (const width of posters[shape].widths) {
      for (const format of formats) {
        const name = posterName(shape, width, version, format);
        current.add(name);
        made += await derive(source, width, format, join(paths.hero, name));
      }
    }
  }
  await removeStale(paths.hero, current);
  return made;
}

async function tallPart(master: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const part = Math.round((height * posters.tall.width) / posters.tall.height);
  const left = Math.round((width - part) * 0.78);
  return sharp(master).extract({ left, top: 0, width: part, height }).webp({ lossless: true }).toBuffer();
}
