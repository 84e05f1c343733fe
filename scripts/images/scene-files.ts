import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  dresses,
  filmFormats,
  filmName,
  films,
  sceneFiles,
  sceneName,
  scenes,
  type Dress,
  type FilmShape,
  type Scene,
} from '../../shared/scenes/scenes.ts';
import { cachedFile } from '../disk/cached-file.ts';
import { paths } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { derivative, sceneFormats, sceneRecipe } from './recipe.ts';

export const sceneNames = Object.keys(scenes) as Scene[];

export function scenePictures(scene: Scene, version: string, master: () => Promise<Buffer>) {
  const { avif, webp } = sceneFiles(scene);
  return [...avif, webp].map((file) => ({
    name: sceneName(scene, version, file),
    draw: async () => derivative(await master(), file, sceneFormats),
  }));
}

export async function writeScenes() {
  const names = new Set<string>();
  const write = async (name: string, content: () => Promise<Buffer>) => {
    names.add(name);
    await cachedFile(join(paths.scenes, name), content);
  };
  const sceneVersions: Record<string, Record<string, string>> = {};
  for (const dress of dresses) {
    const versions: Record<string, string> = (sceneVersions[dress] = {});
    for (const scene of sceneNames) {
      const master = await readFile(sceneMaster(scene, dress));
      const version = (versions[scene] = pictureVersion(sceneRecipe, master));
      const pictures = scenePictures(scene, version, () => Promise.resolve(master));
      for (const { name, draw } of pictures) await write(name, draw);
    }
  }
  const filmVersions: Record<string, string> = {};
  for (const shape of Object.keys(films) as FilmShape[]) {
    const film = (format: string) => readFile(join(paths.sceneMasters, `${films[shape]}.${format}`));
    const version = pictureVersion(...(await Promise.all(filmFormats.map(film))));
    filmVersions[shape] = version;
    for (const format of filmFormats) await write(filmName(shape, version, format), () => film(format));
  }
  return { names, sceneVersions, filmVersions };
}

export function sceneMaster(scene: Scene, dress: Dress): string {
  return join(paths.sceneMasters, `${scene}${dress === 'plain' ? '-plain' : ''}.webp`);
}
