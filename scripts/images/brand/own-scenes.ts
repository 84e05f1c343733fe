import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sceneName, scenes } from '../../../shared/scenes/scenes.ts';
import type { Scene } from '../../../shared/scenes/scenes.ts';
import { brandFile } from '../../stock/brand-files.ts';
import type { BrandPicture } from '../../stock/brand-files.ts';
import { cachedFile } from '../../machine/cached-file.ts';
import type { PublicFile } from '../cache/cached-pictures.ts';
import { derivative } from '../derive.ts';
import { pictureVersion } from '../picture-version.ts';
import { sceneFormats, sceneRecipe } from '../recipe.ts';

type OwnScenes = { versions: Partial<Record<Scene, string>>; files: PublicFile[] };

/** Which of the dealer's pictures each scene is cropped from; the first that exists. */
const sources: Record<Scene, BrandPicture[]> = {
  poster: ['hero'],
  'poster-portrait': ['hero-portrait', 'hero'],
  'yard-wide': ['showroom'],
  'yard-ultra': ['showroom'],
  'yard-narrow': ['showroom'],
};
const formats = ['avif', 'webp'] as const;

/** The dealer's pictures in the shapes and widths of the drawn ones, from the cache. */
export async function ownScenes(stock: string, folder: string): Promise<OwnScenes> {
  const versions: OwnScenes['versions'] = {};
  const files: PublicFile[] = [];
  for (const scene of Object.keys(sources) as Scene[]) {
    const master = await firstOf(stock, sources[scene]);
    if (!master) continue;
    const version = pictureVersion(sceneRecipe, scene, master);
    versions[scene] = version;
    let cut: Promise<Buffer> | undefined;
    for (const width of scenes[scene].widths) {
      for (const format of formats) {
        const name = sceneName(scene, width, version, format);
        const draw = async () =>
          derivative(await (cut ??= cutTo(scene, master)), width, sceneFormats[format]);
        files.push({ path: `/assets/scenes/${name}`, ...(await cachedFile(join(folder, name), draw)) });
      }
    }
  }
  return { versions, files };
}

async function firstOf(stock: string, names: BrandPicture[]): Promise<Buffer | undefined> {
  const [file] = names.flatMap((name) => brandFile(stock, name) ?? []);
  return file === undefined ? undefined : readFile(file);
}

/** The largest centred crop with the scene's shape. */
export async function cutTo(scene: Scene, master: Buffer): Promise<Buffer> {
  const shape = scenes[scene];
  const upright = await sharp(master)
    .rotate()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const scale = Math.min(width / shape.width, height / shape.height);
  const size = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  return sharp(upright.data)
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
