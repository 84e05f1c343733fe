import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Arrangement } from '../../../../scripts/stock/photographs/arranged-pictures.ts';
import { photosVerb } from '../../../../scripts/stock/photographs/photos-verb.ts';
import { undoVerb } from '../../../../scripts/stock/verbs/undo-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { problemsIn, stockOf } from '../stock-folder.ts';
import { colorsIn, photograph, sizesOf } from './photograph.ts';

let stock = '';
let photos = '';
beforeEach(() => {
  stock = stockOf({ 47: {} });
  photos = temporaryFolder();
});

describe('npm run stock -- photos', () => {
  it('adds photographs, cropped to 4:3 and never enlarged, reorders them, and deletes some', async () => {
    const wide = await take('wide.png', { width: 900, height: 500 });
    const upright = await take('upright.jpg', { width: 620, height: 700 });
    await editPhotos(['47', await take('large.jpg', { width: 2000, height: 1500 })], replacing);
    const { changed, next } = await editPhotos(['47', wide, upright]);
    expect(changed.at(-1)).toBe('Car 47 now has 3 pictures (before: 1).');
    expect(next).toBe(`look at ${join(stock, 'photos/47')}; then npm run stock -- publish`);
    expect(await sizesOf(stock)).toEqual(['1.webp 1600x1200', '2.webp 664x498', '3.webp 620x465']);
    await editPhotos(['47'], { order: '3,1' });
    const ordered = ['1.webp 620x465', '2.webp 1600x1200', '3.webp 664x498'];
    expect(await sizesOf(stock)).toEqual(ordered);
    await editPhotos(['47'], { remove: '2' });
    expect(await sizesOf(stock)).toEqual(['1.webp 620x465', '2.webp 664x498']);
    await undoVerb(stock);
    expect(await sizesOf(stock)).toEqual(ordered);
  });

  it('leaves out a photograph that the car already has, or that was named twice', async () => {
    const [a, b] = [await take('a.jpg'), await take('b.jpg', { width: 800, height: 600 })];
    const again = join(photos, 'again.jpg');
    cpSync(a, again);
    await editPhotos(['47', a], replacing);
    expect((await editPhotos(['47', b, again, b])).changed.slice(1)).toEqual([
      `${again} is already picture 1 of car 47: left out`,
      `${b} is already picture 2 of car 47: left out`,
      'Car 47 now has 2 pictures (before: 1).',
    ]);
    await expect(editPhotos(['47', a])).rejects.toThrow(
      `Nothing was written:\n- ${a} is already picture 1 of car 47: left out`,
    );
  });

  it('does not mix photographs with drawings', async () => {
    await expect(editPhotos(['47', await take('a.jpg')])).rejects.toThrow(
      "the pictures of car 47 are not marked as photographs; to replace them, use 'photos 47 --replace",
    );
  });

  it("marks them as photographs in the car's file, and changes nothing else in it", async () => {
    writeFileSync(join(stock, 'cars/47.json'), '{\n\t"id": "47",\n  "make": "Honda"\n}\n');
    await editPhotos(['47', await take('a.webp')], replacing);
    expect(readFileSync(join(stock, 'cars/47.json'), 'utf8')).toBe(
      '{\n\t"id": "47",\n  "make": "Honda",\n  "photographs": true\n}\n',
    );
  });

  it('names what is wrong with the file of the car', async () => {
    writeFileSync(join(stock, 'cars/47.json'), '{ "id": "47", }');
    await expect(editPhotos(['47', 'a.jpg'])).rejects.toThrow(
      'Car 47: there is a comma after the last entry',
    );
  });

  it.each<[words: string, arrangement: Arrangement, problem: string]>([
    ['48 a.jpg', {}, "there is no car '48'"],
    ['../47 a.jpg', {}, "'../47' is not a car number"],
    ['47', {}, "name a photograph; write 'photos 47 ~/Photos/*.jpg"],
    [`47${' a.jpg'.repeat(21)}`, {}, '21 photographs are too many; choose 20'],
    ['47', { order: '3,9' }, "car 47 has no picture '3'; write numbers from 1 to 1"],
    ['47', { remove: '1' }, 'this would leave car 47 without a picture'],
    ['47', { order: '1', remove: '1' }, 'in one command each'],
  ])('refuses $0 $1', async (words, arrangement, problem) => {
    await expect(editPhotos(words.split(' '), arrangement)).rejects.toThrow(problem);
  });
});

describe('a photograph', () => {
  it('that a phone stored on its side is upright, and keeps only the picture', async () => {
    await editPhotos(['47', await take('a.jpg', { isOnSide: true })], replacing);
    const master = sharp(join(stock, 'photos/47/1.webp'));
    const { format, width, height, exif, icc, xmp, orientation } = await master.metadata();
    expect([format, width, height]).toEqual(['webp', 1240, 930]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await colorsIn(master)).toEqual(['red', 'blue', 'blue', 'blue']);
  });

  it('of a portal or messenger is taken as it is, with a warning that it looks soft or was upright', async () => {
    const soft = await take('soft.jpg', { width: 600, height: 450 });
    const upright = await take('upright.jpg', { width: 1200, height: 2100 });
    const { changed } = await editPhotos(['47', soft, upright], replacing);
    expect(changed.slice(0, 2).map((line) => line.replace(/^.*webp: |from .*\//g, ''))).toEqual([
      '600 x 450, soft.jpg; it will look soft: use one of 1200 pixels if you have it',
      '1200 x 900, upright.jpg; it is upright, 1200 x 2100, and was cut: hold the phone on its side',
    ]);
    expect(await problemsIn(stock)).toEqual([]);
  });

  it('may be AVIF; a message says what to do about an unreadable HEIC file', async () => {
    await editPhotos(['47', await take('a.avif', { width: 640, height: 480 })], replacing);
    expect(await sizesOf(stock)).toEqual(['1.webp 640x480']);
    await expect(editPhotos(['47', join(import.meta.dirname, 'plain.heic')], replacing)).rejects.toThrow(
      /plain\.heic is a HEIC photograph, which this computer cannot read; .+ \(iPhone: Settings > Camera > Formats > Most Compatible\)/,
    );
  });

  it("is taken from phones that write more than a JPEG's end, several passes, or a wrong scan header", async () => {
    const plain = readFileSync(await take('a.jpg'));
    const [trailing, progressive, samsung] = [join(photos, 'b'), join(photos, 'c'), join(photos, 'd')];
    writeFileSync(trailing, Buffer.concat([plain, Buffer.from('SEFT'.repeat(100))]));
    await sharp(plain).resize(800).jpeg({ progressive: true }).toFile(progressive);
    const scan = plain.indexOf(Buffer.from([0xff, 0xda]));
    // The last coefficient of the scan: 63 in a valid file.
    plain[scan + plain.readUInt16BE(scan + 2)] = 0;
    writeFileSync(samsung, plain);
    await editPhotos(['47', trailing, progressive], replacing);
    await editPhotos(['47', samsung], replacing);
    expect(await sizesOf(stock)).toEqual(['1.webp 1240x930']);
  });

  it('that is small, damaged or not a picture is refused by name, and nothing is written', async () => {
    const good = await take('good.jpg', { width: 2000, height: 1500 });
    const small = await take('small.jpg', { width: 1300, height: 400 });
    const broken = join(photos, 'broken.jpg');
    writeFileSync(broken, readFileSync(good).subarray(0, 20_000));
    const flipped = join(photos, 'flipped.jpg');
    const bytes = readFileSync(good);
    const middle = bytes.length / 2;
    writeFileSync(
      flipped,
      bytes.map((byte, at) => (Math.abs(at - middle) < 200 ? byte ^ (at % 255) : byte)),
    );
    const none = join(photos, 'none.jpg');
    writeFileSync(none, 'no picture');
    const before = temporaryFolder();
    cpSync(stock, before, { recursive: true });
    await expect(
      editPhotos(['47', good, small, broken, flipped, none, 'gone.jpg'], replacing),
    ).rejects.toThrow(
      `Nothing was written:
- ${small} is too small: 1300 x 400 pixels, 533 wide when cropped to 4:3; use one of at least 600
- ${broken} is damaged; copy it from the phone again, or open it in a picture editor and save it as a new JPEG
- ${flipped} is damaged; copy it from the phone again, or open it in a picture editor and save it as a new JPEG
- ${none} is not a picture; choose another file
- gone.jpg does not exist`,
    );
    execFileSync('git', ['diff', '--no-index', '--exit-code', before, stock]);
  });
});

const replacing = { replace: true };

function editPhotos(words: readonly string[], arrangement: Arrangement = {}) {
  return photosVerb(stock, words, arrangement);
}

function take(name: string, size?: Parameters<typeof photograph>[1]) {
  return photograph(join(photos, name), size);
}
