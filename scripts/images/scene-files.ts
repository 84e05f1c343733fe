import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dresses, filmFormats, filmName, films, sceneName, scenes } from '../../shared/scenes/scenes.ts';
import type { Dress, FilmShape, Scene } from '../../shared/scenes/scenes.ts';
import { cachedFile } from '../machine/cached-file.ts';
import { paths } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { derivative, formatNames, sceneFormats, sceneRecipe } from './recipe.ts';

export const sceneNames = Object.keys(scenes) as Scene[];

/** The names of a scene's pictures, and how each is made. */
export function scenePictures(scene: Scene, version: string, master: () => Promise<Buffer>) {
  return scenes[scene].widths.flatMap((width) =>
    formatNames.map((format) => ({
      name: sceneName(scene, width, version, format),
      draw: async () => derivative(await master(), width, sceneFormats[format]),
    })),
  );
}

/** Makes the site's own scenes and copies its films, under versioned names. */
export async function sceneFiles() {
  const names = new Set<string>();
  const write = async (name: string, content: () => Promise<Buffer>) => {
    names.add(name);
    await cachedFile(join(paths.scenes, name), content);
  };
  const sceneVersions = await each(dresses, (dress) =>
    each(sceneNames, async (scene) => {
      const master = await readFile(sceneMaster(scene, dress));
      const version = pictureVersion(sceneRecipe, master);
      for (const { name, draw } of scenePictures(scene, version, () => Promise.resolve(master))) {
        await write(name, draw);
      }
      return version;
    }),
  );
  const filmVersions = await each(Object.keys(films) as FilmShape[], async (shape) => {
    const read = filmFormats.map(async (format) => ({
      format,
      film: await readFile(join(paths.sceneMasters, `${films[shape]}.${format}`)),
    }));
    const masters = await Promise.all(read);
    const version = pictureVersion(...masters.map(({ film }) => film));
    for (const { format, film } of masters) {
      await write(filmName(shape, version, format), () => Promise.resolve(film));
    }
    return version;
  });
  return { names, sceneVersions, filmVersions };
}

async function each<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const values: Partial<Record<Key, Value>> = {};
  for (const key of keys) values[key] = await valueOf(key);
  return values as Record<Key, Value>;
}

export function sceneMaster(scene: Scene, dress: Dress): string {
  return join(paths.sceneMasters, `${scene}${dress === 'plain' ? '-plain' : ''}.webp`);
}
