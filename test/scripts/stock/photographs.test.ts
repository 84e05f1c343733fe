import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Arrangement } from '../../../scripts/stock/photographs/arranged.ts';
import { inOneLine } from '../../../scripts/stock/check/problem.ts';
import { photosVerb } from '../../../scripts/stock/photographs/photos-verb.ts';
import { checkStock } from '../../../scripts/stock/check/read-stock.ts';
import { undoVerb } from '../../../scripts/stock/transaction/undo-verb.ts';
import { car47, now, refusalOf, stockOf } from './stock-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let stock = '';
let photos = '';
beforeEach(() => {
  stock = stockOf({ 47: car47 });
  photos = temporaryFolder();
});

describe('npm run stock -- photos', () => {
  it.each([
    ['as it is', 1],
    ['on its head', 3],
    ['on its side', 6],
    ['on its other side', 8],
  ])('imports a photograph stored %s, and keeps only the picture', async (_how, orientation) => {
    const file = await photograph('a.jpg', { orientation });
    await editPhotos(['47', file], { replace: true });
    const master = sharp(join(stock, 'photos/47/1.webp'));
    const { format, width, height, exif, icc, xmp, orientation: left } = await master.metadata();
    expect({ format, width, height, exif, icc, xmp, left }).toEqual({
      format: 'webp',
      width: 1240,
      height: 930,
    });
    expect(await cornerColors(master)).toEqual(['red', 'blue', 'blue', 'blue']);
  });

  it('crops an upright one to 4:3, reduces a large one, enlarges none, and replaces the earlier ones in order', async () => {
    const upright = await photograph('upright.jpg', { width: 1400, height: 2400 });
    const wide = await photograph('wide.png', { width: 1700, height: 1000 });
    const large = await photograph('large.jpg', { width: 2000, height: 1500 });
    const { changed, next } = await editPhotos(['47', upright, wide, large], {
      replace: true,
    });
    expect(readdirSync(join(stock, 'photos/47'))).toEqual(['1.webp', '2.webp', '3.webp']);
    expect(await sizesOf('1.webp', '2.webp', '3.webp')).toEqual(['1400x1050', '1332x999', '1600x1200']);
    expect(changed.at(-1)).toMatch(/^Car 47 now has 3 pictures \(before: 1\)/);
    expect(next).toBe(`look at them in ${stock}/photos/47/; then npm run stock -- publish`);
  });

  it('takes pictures of portals and messengers as they are, and warns that they look soft or were upright', async () => {
    const soft = await photograph('soft.jpg', { width: 600, height: 450 });
    const upright = await photograph('upright.jpg', { width: 1200, height: 2100 });
    const { changed } = await editPhotos(['47', soft, upright], { replace: true });
    expect(changed.slice(0, 2).map((line) => line.replace(/^.*webp: |from .*\//g, ''))).toEqual([
      '600 x 450, soft.jpg; it will look soft: use one of 1200 pixels if you have it',
      '1200 x 900, upright.jpg; it is upright, 1200 x 2100, and was cut: hold the phone on its side',
    ]);
    expect((await checkStock(stock, now)).map(inOneLine)).toEqual([]);
  });

  it('adds photographs, reorders them, and deletes some', async () => {
    const wide = await photograph('wide.jpg', { width: 900, height: 500 });
    const upright = await photograph('upright.jpg', { width: 620, height: 700 });
    await editPhotos(['47', await photograph('a.jpg', { width: 640, height: 480 })], { replace: true });
    const { changed } = await editPhotos(['47', wide, upright]);
    expect(changed.at(-1)).toBe('Car 47 now has 3 pictures (before: 1).');
    expect(await sizesOf('1.webp', '2.webp', '3.webp')).toEqual(['640x480', '664x498', '620x465']);
    await editPhotos(['47'], { order: '3,1' });
    expect(await sizesOf('1.webp', '2.webp', '3.webp')).toEqual(['620x465', '640x480', '664x498']);
    await editPhotos(['47'], { remove: '2' });
    expect(readdirSync(join(stock, 'photos/47'))).toEqual(['1.webp', '2.webp']);
    expect(await sizesOf('1.webp', '2.webp')).toEqual(['620x465', '664x498']);
    await undoVerb(stock);
    expect(await sizesOf('1.webp', '2.webp', '3.webp')).toEqual(['620x465', '640x480', '664x498']);
  });

  it('does not mix photographs with drawings', async () => {
    await expect(editPhotos(['47', await photograph('a.jpg')])).rejects.toThrow(
      "the pictures of car 47 are not marked as photographs; to replace them, use 'photos 47 --replace",
    );
  });

  it('accepts AVIF, and explains what to do with HEIC that cannot be read', async () => {
    const avif = await photograph('a.avif', { width: 640, height: 480 });
    await editPhotos(['47', avif], { replace: true });
    expect(await sizesOf('1.webp')).toEqual(['640x480']);
    await expect(editPhotos(['47', join(import.meta.dirname, 'plain.heic')])).rejects.toThrow(
      /plain\.heic is a HEIC photograph, which this computer cannot read; .+ \(iPhone: Settings > Camera > Formats > Most Compatible\)/,
    );
  });

  it("marks them as photographs in the car's file, and changes nothing else in it", async () => {
    writeFileSync(join(stock, 'cars/47.json'), '{\n\t"id": "47",\n  "make": "Honda"\n}\n');
    await editPhotos(['47', await photograph('a.webp')], { replace: true });
    expect(readFileSync(join(stock, 'cars/47.json'), 'utf8')).toBe(
      '{\n\t"id": "47",\n  "make": "Honda",\n  "photographs": true,\n  "changed": "2026-11-22"\n}\n',
    );
  });

  it('names those that are small, damaged or not pictures, and writes nothing', async () => {
    const good = await photograph('good.jpg', { width: 2000, height: 1500 });
    const small = await photograph('small.jpg', { width: 1300, height: 400 });
    const broken = join(photos, 'broken.jpg');
    writeFileSync(broken, readFileSync(good).subarray(0, 20_000));
    const none = join(photos, 'none.jpg');
    writeFileSync(none, 'no picture');
    const before = contentOf(stock);
    const refusal = await refusalOf(() => editPhotos(['47', good, small, broken, none, 'gone.jpg']));
    expect(refusal.replaceAll(`${photos}/`, '').split('\n')).toEqual([
      'Nothing was written:',
      '- small.jpg is too small: 1300 x 400 pixels, 533 wide when cropped to 4:3; use one of at least 600',
      '- broken.jpg is damaged; copy it from the phone again',
      '- none.jpg is not a picture; choose another file',
      '- gone.jpg does not exist',
    ]);
    expect(contentOf(stock)).toEqual(before);
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
  return photosVerb(stock, words, arrangement, now);
}

/** Blue with a red top-left corner as seen; a phone stores it rotated, with its GPS position. */
async function photograph(name: string, { width = 1240, height = 930, orientation = 1 } = {}) {
  const [right, bottom] = [Math.round(width / 4), Math.round(height / 4)];
  const seen = sharp(solid('blue', width, height)).composite([
    { input: solid('red', right, bottom), left: 0, top: 0 },
  ]);
  const turns: Record<number, number> = { 3: 180, 6: 270, 8: 90 };
  const { [orientation]: turn } = turns;
  const stored = turn ? sharp(await seen.png({ compressionLevel: 0 }).toBuffer()).rotate(turn) : seen;
  const file = join(photos, name);
  await stored
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 39/1 0/1' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation })
    .toFile(file);
  return file;
}

function solid(background: string, width: number, height: number) {
  return { create: { width, height, channels: 3, background } } as const;
}

/** From the top left clockwise, slightly inside. */
async function cornerColors(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.resize(16, 12).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (y * info.width + x) * info.channels;
  return [at(1, 1), at(14, 1), at(14, 10), at(1, 10)].map((pixel) =>
    (data[pixel] ?? 0) > (data[pixel + 2] ?? 0) ? 'red' : 'blue',
  );
}

function sizesOf(...names: string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(readFileSync(join(stock, 'photos/47', name))).metadata();
      return `${width}x${height}`;
    }),
  );
}

function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'base64')]),
  );
}
