import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { removeStale } from '../../scripts/images/remove-stale.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('removeStale deletes what is left of earlier versions and of cars that are gone, and no other file', () => {
  const folder = temporaryFolder();
  for (const file of [
    '47/1-400.aaaaaaaa.avif',
    '47/1-400.bbbbbbbb.avif',
    '47/share.aaaaaaaa.jpg',
    '48/1-400.bbbbbbbb.avif',
    'film.aaaaaaaa.webm',
    'notes.webp',
  ]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  removeStale(folder, new Set(['47/1-400.bbbbbbbb.avif']));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name));
  expect(files.toSorted()).toEqual(['47/1-400.bbbbbbbb.avif', 'notes.webp']);
});
