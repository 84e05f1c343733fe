import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeGoneCars, removeStale } from '../../scripts/images/remove-stale.ts';

it('removeStale deletes pictures and films of earlier versions, and no other file', async () => {
  const folder = folderWith([
    '1-400.aaaaaaaa.avif',
    '1-400.bbbbbbbb.avif',
    '1-400.aaaaaaaa.webp',
    'diya.aaaaaaaa.mp4',
    'diya.aaaaaaaa.webm',
    'share.aaaaaaaa.jpg',
    'notes.webp',
  ]);
  await removeStale(folder, new Set(['1-400.bbbbbbbb.avif']));
  expect(readdirSync(folder).toSorted()).toEqual(['1-400.bbbbbbbb.avif', 'notes.webp', 'share.aaaaaaaa.jpg']);
});

it('removeGoneCars deletes the folders of cars that are no longer in the stock', async () => {
  const folder = folderWith(['47/1-400.aaaaaaaa.avif', '48/1-400.aaaaaaaa.avif']);
  await removeGoneCars(folder, new Set(['47']));
  expect(readdirSync(folder)).toEqual(['47']);
  expect(readdirSync(join(folder, '47'))).toEqual(['1-400.aaaaaaaa.avif']);
  await removeGoneCars(join(folder, 'missing'), new Set());
});

function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'stale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}
