import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Arrangement } from '../../../../scripts/stock/photographs/pictures.ts';
import { photosVerb } from '../../../../scripts/stock/photographs/photos-verb.ts';
import { undoVerb } from '../../../../scripts/stock/transaction/undo-verb.ts';
import { car47, now, stockOf } from '../stock-folder.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { photograph, sizesOf } from './photograph.ts';

let stock = '';
let photos = '';
beforeEach(() => {
  stock = stockOf({ 47: car47 });
  photos = temporaryFolder();
});

describe('npm run stock -- photos', () => {
  it('adds photographs, reorders them, and deletes some', async () => {
    const wide = await take('wide.jpg', { width: 900, height: 500 });
    const upright = await take('upright.jpg', { width: 620, height: 700 });
    await editPhotos(['47', await take('a.jpg', { width: 640, height: 480 })], { replace: true });
    const { changed, next } = await editPhotos(['47', wide, upright]);
    expect(changed.at(-1)).toBe('Car 47 now has 3 pictures (before: 1).');
    const sheet = join(photos, 'photos-47.jpg');
    expect(next).toBe(`look at ${sheet}; then npm run stock -- publish`);
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 1248, height: 324 });
    expect(await sizesOf(stock, '1.webp', '2.webp', '3.webp')).toEqual(['640x480', '664x498', '620x465']);
    await editPhotos(['47'], { order: '3,1' });
    expect(await sizesOf(stock, '1.webp', '2.webp', '3.webp')).toEqual(['620x465', '640x480', '664x498']);
    await editPhotos(['47'], { remove: '2' });
    expect(readdirSync(join(stock, 'photos/47'))).toEqual(['1.webp', '2.webp']);
    expect(await sizesOf(stock, '1.webp', '2.webp')).toEqual(['620x465', '664x498']);
    await undoVerb(stock);
    expect(await sizesOf(stock, '1.webp', '2.webp', '3.webp')).toEqual(['620x465', '640x480', '664x498']);
  });

  it('does not mix photographs with drawings', async () => {
    await expect(editPhotos(['47', await take('a.jpg')])).rejects.toThrow(
      "the pictures of car 47 are not marked as photographs; to replace them, use 'photos 47 --replace",
    );
  });

  it("marks them as photographs in the car's file, and changes nothing else in it", async () => {
    writeFileSync(join(stock, 'cars/47.json'), '{\n\t"id": "47",\n  "make": "Honda"\n}\n');
    await editPhotos(['47', await take('a.webp')], { replace: true });
    expect(readFileSync(join(stock, 'cars/47.json'), 'utf8')).toBe(
      '{\n\t"id": "47",\n  "make": "Honda",\n  "photographs": true,\n  "changed": "2026-11-22"\n}\n',
    );
  });

  it.each<[words: string, arrangement: Arrangement, problem: string]>([
    ['48 a.jpg', {}, "there is no car '48'"],
    ['../47 a.jpg', {}, "'../47' is not a car number"],
    ['47', {}, "name a photograph; write 'photos 47 ~/Photos/*.jpg"],
    ['47', { replace: true }, 'name a photograph; write'],
    [`47${' a.jpg'.repeat(21)}`, {}, '21 photographs are too many; choose 20'],
    ['47', { order: '3,9' }, "car 47 has no picture '3'; write numbers from 1 to 1"],
    ['47', { remove: '1' }, 'this would leave car 47 without a picture'],
    ['47', { order: '1', remove: '1' }, 'in one command each'],
  ])('refuses %s %j', async (words, arrangement, problem) => {
    await expect(editPhotos(words.split(' '), arrangement)).rejects.toThrow(problem);
  });
});

function editPhotos(words: readonly string[], arrangement: Arrangement = {}) {
  return photosVerb(stock, words, arrangement, { output: photos, now });
}

function take(name: string, size?: Parameters<typeof photograph>[1]) {
  return photograph(join(photos, name), size);
}
