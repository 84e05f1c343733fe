import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { problemsIn, stockOf } from '../stock-folder.ts';

describe('the check of pictures', () => {
  it('reports missing, broken, small and rotated pictures, and pictures without a car', async () => {
    const folder = stockOf({ 1: {}, 2: {}, 3: {}, 4: {} });
    rmSync(join(folder, 'cars/4.json'));
    rmSync(join(folder, 'photos/1/1.webp'));
    writeFileSync(join(folder, 'photos/2/1.webp'), 'no picture');
    const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'navy' } });
    await plain.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'photos/3/1.webp'));
    await plain.clone().resize(400, 300).toFile(join(folder, 'photos/3/2.webp'));
    await plain.clone().resize(1200, 675).toFile(join(folder, 'photos/3/4.webp'));
    expect(await problemsIn(folder)).toEqual([
      'Car 1: there is no picture; add some: npm run stock -- photos 1 ~/Photos/*.jpg (photos/1)',
      'Car 4: there are pictures, but no cars/4.json; add that file, or delete the pictures (photos/4)',
      'Car 2: this file is not a picture; replace it with one (photos/2/1.webp)',
      'Car 3: the picture is stored on its side; rotate it and save it again (photos/3/1.webp)',
      'Car 3: the picture is 400 pixels wide; use one of at least 600 (photos/3/2.webp)',
      'Car 3: the picture is 1200x675; crop it to 4:3 (photos/3/4.webp)',
    ]);
  });

  it('ignores files that Windows and macOS add to folders', async () => {
    const folder = stockOf({ 47: {} });
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store']) {
      for (const place of ['photos/47', 'photos', 'cars']) writeFileSync(join(folder, place, name), '');
    }
    expect(await problemsIn(folder)).toEqual([]);
  });

  it('needs no pictures of a car whose page is gone', async () => {
    const folder = stockOf({ 47: { sold: '2026-10-23' }, 48: { sold: '2026-10-24' } });
    rmSync(join(folder, 'photos'), { recursive: true });
    expect(await problemsIn(folder)).toEqual([expect.stringContaining('Car 48: there is no picture')]);
  });
});
