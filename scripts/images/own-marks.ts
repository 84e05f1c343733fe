import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { scenes, type Scene } from '../../shared/scenes/scenes.ts';
import { cachedFile } from '../disk/cached-file.ts';
import { brandFile, type BrandPicture } from '../stock/brand-files.ts';
import type { Marks } from '../stock/stock-files.ts';
import { isSample } from '../stock/stock-folder.ts';
import { iconsOf } from './app-icons.ts';
import { openDrawing, openPicture } from './open-picture.ts';
import type { PublicFile } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { sceneRecipe } from './recipe.ts';
import { sceneMaster, sceneNames, scenePictures } from './scene-files.ts';
import { car, lamp, markOn, type Mark } from './share-cards/mark.ts';

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
  const photo = brandFile(stock, 'showroom');
  const showroom = photo
    ? await cutTo('yard-wide', await readFile(photo))
    : await readFile(sceneMaster('yard-wide', isSample(stock) ? 'festive' : 'plain'));
  return { mark, showroom, marks, files };
}

async function markOf(stock: string): Promise<Mark> {
  const file = brandFile(stock, 'icon');
  if (file === undefined) return isSample(stock) ? lamp : car;
  const picture = await readFile(file);
  const opened = file.endsWith('.svg') ? openDrawing(picture) : openPicture(picture);
  const logo = opened.rotate().resize(512, 512, { fit: 'contain', background: '#0000' });
  const data = (await logo.png().toBuffer()).toString('base64');
  return { drawing: `<image width="64" height="64" href="data:image/png;base64,${data}"/>`, isOwn: true };
}

/** The dealer's pictures from which each scene can be cropped. The first that exists is used. */
const sources: Record<Scene, BrandPicture[]> = {
  poster: ['hero'],
  'poster-portrait': ['hero-portrait', 'hero'],
  'yard-wide': ['showroom'],
  'yard-ultra': ['showroom'],
  'yard-narrow': ['showroom'],
};

async function ownScenes(stock: string, folder: string) {
  const versions: Marks['scenes'] = {};
  const files: PublicFile[] = [];
  for (const scene of sceneNames) {
    const [source] = sources[scene].flatMap((name) => brandFile(stock, name) ?? []);
    if (source === undefined) continue;
    const master = await readFile(source);
    const version = pictureVersion(sceneRecipe, scene, master);
    versions[scene] = version;
    let cut: Promise<Buffer> | undefined;
    for (const { name, draw } of scenePictures(scene, version, () => (cut ??= cutTo(scene, master)))) {
      files.push({ path: `/assets/scenes/${name}`, ...(await cachedFile(join(folder, name), draw)) });
    }
  }
  return { versions, files };
}

async function cutTo(scene: Scene, master: Buffer): Promise<Buffer> {
  const shape = scenes[scene];
  const { width, height } = (await openPicture(master).metadata()).autoOrient;
  const scale = Math.min(width / shape.width, height / shape.height);
  const size = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return openPicture(master)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
