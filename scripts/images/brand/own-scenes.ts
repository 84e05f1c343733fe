import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { scenes } from '../../../shared/scenes/scenes.ts';
import type { Scene } from '../../../shared/scenes/scenes.ts';
import { brandFile } from '../../stock/brand-files.ts';
import type { BrandPicture } from '../../stock/brand-files.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { PublicFile } from '../cache/car-pictures.ts';
import { pictureVersion } from '../picture-version.ts';
import { sceneRecipe } from '../recipe.ts';
import { sceneNames, scenePictures } from '../scene-files.ts';

type OwnScenes = { versions: Partial<Record<Scene, string>>; files: PublicFile[] };

/** Which of the dealer's pictures each scene is cropped from; the first that exists. */
const sources: Record<Scene, BrandPicture[]> = {
  poster: ['hero'],
  'poster-portrait': ['hero-portrait', 'hero'],
  'yard-wide': ['showroom'],
  'yard-ultra': ['showroom'],
  'yard-narrow': ['showroom'],
};

/** The dealer's pictures in the shapes and widths of the drawn ones, from the cache. */
export async function ownScenes(stock: string, folder: string): Promise<OwnScenes> {
  const versions: OwnScenes['versions'] = {};
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

/** The largest centred crop with the scene's shape. */
export async function cutTo(scene: Scene, master: Buffer): Promise<Buffer> {
  const shape = scenes[scene];
  const { width, height } = (await sharp(master).metadata()).autoOrient;
  const scale = Math.min(width / shape.width, height / shape.height);
  const size = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return sharp(master)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
