import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sceneNames, scenePictures } from '../../../scripts/images/scene-files.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { shareCardPath } from '../../../shared/cars/pictures.ts';
import { filmVersions, sceneVersions } from '../../../shared/scenes/scene-versions.ts';
import { dresses, filmFormats, filmName, films, type FilmShape } from '../../../shared/scenes/scenes.ts';

const folder = 'client/public';
const sizeOf = (path: string) => statSync(join(folder, path)).size;

it('the folder has exactly the scenes and films that pages can name', () => {
  const never = () => Promise.reject(new Error('nothing is drawn'));
  const pictures = dresses.flatMap((dress) =>
    sceneNames.flatMap((scene) => scenePictures(scene, sceneVersions[dress][scene], never)),
  );
  const shapes = Object.keys(films) as FilmShape[];
  const names = [
    ...pictures.map(({ name }) => name),
    ...shapes.flatMap((shape) => filmFormats.map((format) => filmName(shape, filmVersions[shape], format))),
  ];
  expect(readdirSync(join(folder, 'assets/scenes')).toSorted()).toEqual([...new Set(names)].toSorted());
});

it('AVIF and WebP files take less than 15 MB', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = names.filter((name) => /\.(avif|webp)$/.test(name));
  expect(pictures.map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});

it('share cards have the size and weight that messengers show', async () => {
  const { pictures } = readStock('shared/sample');
  const cards = Object.entries(pictures).flatMap(([id, { card }]) => (card ? [{ id, card }] : []));
  for (const path of [...cards.map(shareCardPath), '/assets/share.jpg']) {
    const { format, width, height } = await sharp(join(folder, path)).metadata();
    expect([format, width, height], path).toEqual(['jpeg', 1200, 630]);
    expect(sizeOf(path), path).toBeLessThan(100_000);
  }
});
