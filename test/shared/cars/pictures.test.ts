import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { picturePath, shareCardPath } from '../../../shared/cars/pictures.ts';
import { sceneVersions } from '../../../shared/scenes/scene-versions.ts';
import { dresses, filmPath, filmFormats, films, scenes, sceneSrcset } from '../../../shared/scenes/scenes.ts';
import type { FilmShape, Scene } from '../../../shared/scenes/scenes.ts';

const folder = 'client/public';
const cars = Object.entries(readStock('shared/sample').pictures).map(([id, { card }]) => ({ id, card }));
const car = { id: '1', pictures: { version: '53334d66', count: 4 } };

describe('pictures', () => {
  it('names a picture by car, view, width, version and format', () => {
    expect(picturePath(car, 2, 400, 'avif')).toBe('/assets/cars/1/2-400.53334d66.avif');
    expect(picturePath(car, 2)).toBe('/assets/cars/1/2-1200.53334d66.webp');
  });

  // Those of the cars: test/scripts/images.test.ts.
  it('has the scenes and films that pages may name, and no other', async () => {
    const named = [...new Set(scenePaths())].map((path) => join(folder, path));
    expect((await filesIn('scenes')).toSorted()).toEqual(named.toSorted());
  });

  it('AVIF and WebP files take less than 20 MB', async () => {
    const files = (await filesIn('')).filter((file) => /\.(avif|webp)$/.test(file));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });

  it('has share cards of the size and weight that messengers show', async () => {
    for (const path of [...cars.map(shareCardPath), '/assets/share.jpg']) {
      const file = join(folder, path);
      const { format, width, height } = await sharp(file).metadata();
      expect([format, width, height], path).toEqual(['jpeg', 1200, 630]);
      expect((await stat(file)).size, path).toBeLessThan(100_000);
    }
  });
});

function scenePaths(): string[] {
  const pictures = (Object.keys(scenes) as Scene[]).flatMap((scene) =>
    dresses.flatMap((dress) => [
      ...pathsOf(sceneSrcset(scene, sceneVersions[dress][scene], 'avif')),
      ...pathsOf(sceneSrcset(scene, sceneVersions[dress][scene], 'webp')),
    ]),
  );
  const shapes = Object.keys(films) as FilmShape[];
  return [...pictures, ...shapes.flatMap((shape) => filmFormats.map((format) => filmPath(format, shape)))];
}

function pathsOf(srcset: string): string[] {
  return srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

async function filesIn(part: string): Promise<string[]> {
  const root = join(folder, 'assets', part);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
