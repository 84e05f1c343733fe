import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dresses, filmFormats, filmName, films, sceneName, scenes } from '../../shared/scenes/scenes.ts';
import type { Dress, FilmFormat, FilmShape, Scene } from '../../shared/scenes/scenes.ts';
import { derive } from './derive.ts';
import { paths } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { sceneFormats, sceneRecipe } from './recipe.ts';
import { removeStale } from './remove-stale.ts';

export type SceneMasters = {
  pictures: Record<Dress, Record<Scene, Buffer>>;
  sceneVersions: Record<Dress, Record<Scene, string>>;
  filmVersions: Record<FilmShape, string>;
};

const formats = ['avif', 'webp'] as const;
const sceneNames = Object.keys(scenes) as Scene[];
const filmShapes = Object.keys(films) as FilmShape[];

export async function readSceneMasters(): Promise<SceneMasters> {
  const pictures = await each(dresses, (dress) =>
    each(sceneNames, (scene) => readFile(sceneMaster(scene, dress))),
  );
  return {
    pictures,
    sceneVersions: await each(dresses, (dress) =>
      each(sceneNames, (scene) => pictureVersion(sceneRecipe, pictures[dress][scene])),
    ),
    filmVersions: await each(filmShapes, async (shape) =>
      pictureVersion(
        ...(await Promise.all(filmFormats.map((format) => readFile(filmMaster(shape, format))))),
      ),
    ),
  };
}

/** Makes the pictures and copies the films under versioned names, and deletes others; returns the number made. */
export async function sceneFiles({ pictures, sceneVersions, filmVersions }: SceneMasters): Promise<number> {
  const current = new Set<string>();
  let made = 0;
  for (const shape of filmShapes) {
    for (const format of filmFormats) {
      const name = filmName(shape, filmVersions[shape], format);
      current.add(name);
      if (existsSync(join(paths.scenes, name))) continue;
      await copyFile(filmMaster(shape, format), join(paths.scenes, name));
      made += 1;
    }
  }
  for (const dress of dresses) {
    for (const scene of sceneNames) {
      for (const width of scenes[scene].widths) {
        for (const format of formats) {
          const name = sceneName(scene, width, sceneVersions[dress][scene], format);
          current.add(name);
          made += await derive(pictures[dress][scene], width, sceneFormats[format], join(paths.scenes, name));
        }
      }
    }
  }
  await removeStale(paths.scenes, current);
  return made;
}

async function each<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value | Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await valueOf(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}

export function sceneMaster(scene: Scene, dress: Dress): string {
  return join(paths.sceneMasters, `${scene}${dress === 'plain' ? '-plain' : ''}.webp`);
}

function filmMaster(shape: FilmShape, format: FilmFormat): string {
  return join(paths.sceneMasters, `${films[shape]}.${format}`);
}
