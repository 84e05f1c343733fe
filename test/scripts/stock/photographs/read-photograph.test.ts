import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { photosVerb } from '../../../../scripts/stock/photographs/photos-verb.ts';
import { car47, now, refusalOf, stockOf } from '../stock-folder.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { photograph, sizesOf } from './photograph.ts';
import { problemsIn } from '../check/problems-in.ts';

let stock = '';
let photos = '';
beforeEach(() => {
  stock = stockOf({ 47: car47 });
  photos = temporaryFolder();
});

describe('a photograph', () => {
  it.each([
    ['as it is', 1],
    ['on its head', 3],
    ['on its side', 6],
    ['on its other side', 8],
  ])('imports a photograph stored %s, and keeps only the picture', async (_how, orientation) => {
    const file = await take('a.jpg', { orientation });
    await replaceBy(['47', file]);
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
    const upright = await take('upright.jpg', { width: 1400, height: 2400 });
    const wide = await take('wide.png', { width: 1700, height: 1000 });
    const large = await take('large.jpg', { width: 2000, height: 1500 });
    const { changed } = await replaceBy(['47', upright, wide, large]);
    expect(readdirSync(join(stock, 'photos/47'))).toEqual(['1.webp', '2.webp', '3.webp']);
    expect(await sizesOf(stock, '1.webp', '2.webp', '3.webp')).toEqual([
      '1400x1050',
      '1332x999',
      '1600x1200',
    ]);
    expect(changed.at(-1)).toMatch(/^Car 47 now has 3 pictures \(before: 1\)/);
  });

  it('takes pictures of portals and messengers as they are, and warns that they look soft or were upright', async () => {
    const soft = await take('soft.jpg', { width: 600, height: 450 });
    const upright = await take('upright.jpg', { width: 1200, height: 2100 });
    const { changed } = await replaceBy(['47', soft, upright]);
    expect(changed.slice(0, 2).map((line) => line.replace(/^.*webp: |from .*\//g, ''))).toEqual([
      '600 x 450, soft.jpg; it will look soft: use one of 1200 pixels if you have it',
      '1200 x 900, upright.jpg; it is upright, 1200 x 2100, and was cut: hold the phone on its side',
    ]);
    expect(await problemsIn(stock)).toEqual([]);
  });

  it('accepts AVIF, and explains what to do with HEIC that cannot be read', async () => {
    const avif = await take('a.avif', { width: 640, height: 480 });
    await replaceBy(['47', avif]);
    expect(await sizesOf(stock, '1.webp')).toEqual(['640x480']);
    await expect(replaceBy(['47', join(import.meta.dirname, 'plain.heic')])).rejects.toThrow(
      /plain\.heic is a HEIC photograph, which this computer cannot read; .+ \(iPhone: Settings > Camera > Formats > Most Compatible\)/,
    );
  });

  it('names those that are small, damaged or not pictures, and writes nothing', async () => {
    const good = await take('good.jpg', { width: 2000, height: 1500 });
    const small = await take('small.jpg', { width: 1300, height: 400 });
    const broken = join(photos, 'broken.jpg');
    writeFileSync(broken, readFileSync(good).subarray(0, 20_000));
    const none = join(photos, 'none.jpg');
    writeFileSync(none, 'no picture');
    const before = contentOf(stock);
    const refusal = await refusalOf(() => replaceBy(['47', good, small, broken, none, 'gone.jpg']));
    expect(refusal.replaceAll(`${photos}/`, '').split('\n')).toEqual([
      'Nothing was written:',
      '- small.jpg is too small: 1300 x 400 pixels, 533 wide when cropped to 4:3; use one of at least 600',
      '- broken.jpg is damaged; copy it from the phone again',
      '- none.jpg is not a picture; choose another file',
      '- gone.jpg does not exist',
    ]);
    expect(contentOf(stock)).toEqual(before);
  });
});

function replaceBy(words: readonly string[]) {
  return photosVerb(stock, words, { replace: true }, { output: photos, now });
}

function take(name: string, size?: Parameters<typeof photograph>[1]) {
  return photograph(join(photos, name), size);
}

/** From the top left clockwise, slightly inside. */
async function cornerColors(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.resize(16, 12).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => (y * info.width + x) * info.channels;
  return [at(1, 1), at(14, 1), at(14, 10), at(1, 10)].map((pixel) =>
    (data[pixel] ?? 0) > (data[pixel + 2] ?? 0) ? 'red' : 'blue',
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
