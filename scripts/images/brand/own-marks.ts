import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFile } from '../../stock/brand-files.ts';
import type { Marks } from '../../stock/dealer-stock.ts';
import { isSample } from '../../stock/stock-folder.ts';
import { iconsOf } from '../app-icons.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import { pictureVersion } from '../picture-version.ts';
import { sceneMaster } from '../scene-files.ts';
import { car, lamp, markOn } from '../share-cards/mark.ts';
import type { Mark } from '../share-cards/mark.ts';
import { cutTo, ownScenes } from './own-scenes.ts';

/** The images that a stock's folder brand/ replaces: logo, icons, hero and showroom. */
export async function ownMarks(stock: string, folder: string) {
  const mark = await markOf(stock);
  const { versions, files } = await ownScenes(stock, folder);
  const marks: Marks = { scenes: versions };
  const add = async (path: string, name: string, draw: () => Promise<Buffer>) =>
    files.push({ path, ...(await cachedFile(join(folder, name), draw)) });
  // The sample's icons are in client/public.
  for (const { path, draw } of isSample(stock) ? [] : iconsOf(mark)) {
    await add(path, `icon-${pictureVersion(mark.drawing, path)}`, draw);
  }
  if (mark.isOwn) {
    marks.logo = `/assets/logo.${pictureVersion(mark.drawing)}.png`;
    const svg = Buffer.from(markOn(mark, { fill: 'none', part: 1 }));
    await add(marks.logo, `logo-${pictureVersion(mark.drawing)}.png`, () =>
      sharp(svg).resize(128).png().toBuffer(),
    );
  }
  // For the site's share card.
  const photo = brandFile(stock, 'showroom');
  const showroom = photo
    ? await cutTo('yard-wide', await readFile(photo))
    : await readFile(sceneMaster('yard-wide', isSample(stock) ? 'festive' : 'plain'));
  return { mark, showroom, marks, files };
}

/** The dealer's logo; without one the sample has its lamp, every other stock a car. */
async function markOf(stock: string): Promise<Mark> {
  const file = brandFile(stock, 'icon');
  if (file === undefined) return isSample(stock) ? lamp : car;
  const logo = sharp(file, { density: 300 })
    .rotate()
    .resize(512, 512, { fit: 'contain', background: '#0000' });
  const data = (await logo.png().toBuffer()).toString('base64');
  return { drawing: `<image width="64" height="64" href="data:image/png;base64,${data}"/>`, isOwn: true };
}
