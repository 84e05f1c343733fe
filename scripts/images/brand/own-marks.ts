import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFile } from '../../stock/brand-files.ts';
import type { Marks } from '../../stock/dealer-stock.ts';
import { isSample } from '../../stock/stock-folder.ts';
import { iconsOf } from '../app-icons.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { PublicFile } from '../cache/cached-pictures.ts';
import { pictureVersion } from '../picture-version.ts';
import { sceneMaster } from '../scene-files.ts';
import { markOn } from '../share-cards/mark.ts';
import type { Mark } from '../share-cards/mark.ts';
import { markOf } from './own-mark.ts';
import { cutTo, ownScenes } from './own-scenes.ts';

type OwnMarks = {
  mark: Mark;
  /** For the site's share card. */
  showroom: Buffer;
  marks: Marks;
  files: PublicFile[];
};

/** The images that a stock's folder brand/ replaces: logo, icons, hero and showroom. */
export async function ownMarks(stock: string, folder: string): Promise<OwnMarks> {
  const mark = await markOf(stock);
  const { versions, files } = await ownScenes(stock, folder);
  const marks: Marks = { scenes: versions };
  // The sample's icons are in client/public.
  if (!isSample(stock)) {
    for (const { path, draw } of iconsOf(mark)) {
      const name = `icon-${pictureVersion(mark.drawing, path)}`;
      files.push({ path, ...(await cachedFile(join(folder, name), draw)) });
    }
  }
  if (mark.isOwn) {
    marks.logo = `/assets/logo.${pictureVersion(mark.drawing)}.png`;
    const draw = () =>
      sharp(Buffer.from(markOn(mark, { fill: 'none', part: 1 })))
        .resize(128)
        .png()
        .toBuffer();
    files.push({
      path: marks.logo,
      ...(await cachedFile(join(folder, `logo-${pictureVersion(mark.drawing)}.png`), draw)),
    });
  }
  const photo = brandFile(stock, 'showroom');
  const showroom = photo
    ? await cutTo('yard-wide', await readFile(photo))
    : await readFile(sceneMaster('yard-wide', isSample(stock) ? 'festive' : 'plain'));
  return { mark, showroom, marks, files };
}
