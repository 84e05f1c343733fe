import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture } from '../../../../scripts/images/open-picture.ts';
import { publicPictures } from '../../../../scripts/images/public-pictures.ts';
import { readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { photosVerb } from '../../../../scripts/stock/photographs/photos-verb.ts';
import { settleStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { problemsIn, stockOf } from '../stock-folder.ts';

describe('before a file is read, the check refuses', () => {
  // Node cannot read 3 GB at once, so an attempt to read the file fails differently.
  it.each([
    ['cars/47.json', '0.1 MB'],
    ['photos/47/1.webp', '10 MB'],
    ['brand/icon.svg', '0.5 MB'],
    ['.stock/unfinished', '10 MB'],
  ])('%s of more than %s', async (path, most) => {
    const folder = stockOf({ 47: {} });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    truncateSync(join(folder, path), 3_000_000_000);
    const message = `The stock: this file has 3000 MB, and ${most} is the most; replace it with a smaller one`;
    await expect(problemsIn(folder)).rejects.toThrow(`${message} (${join(folder, path)})`);
    if (path.startsWith('.stock')) await expect(settleStock(folder)).rejects.toThrow(message);
  });

  it('a picture with far more pixels than bytes, and SVG in place of a picture', async () => {
    const folder = stockOf({ 47: {} });
    mkdirSync(join(folder, 'brand'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1440"/>';
    const wide = await png(30_000, 22_500);
    for (const path of ['photos/47/2.png', 'brand/hero.png']) writeFileSync(join(folder, path), wide);
    for (const path of ['photos/47/3.png', 'brand/showroom.png']) writeFileSync(join(folder, path), svg);
    const large = 'the picture is 30000x22500; save it with 30 megapixels or fewer';
    expect(await problemsIn(folder)).toEqual([
      `Brand: ${large} (brand/hero.png)`,
      'Brand: this file is not a picture; replace it with one (brand/showroom.png)',
      `Car 47: ${large} (photos/47/2.png)`,
      'Car 47: this file is not a picture; replace it with one (photos/47/3.png)',
    ]);
    await expect(openPicture(wide).toBuffer()).rejects.toThrow('exceeds pixel limit');
    expect(() => openPicture(Buffer.from(svg))).toThrow('not JPEG, PNG, WebP or AVIF');
  });
});

describe('a logo in SVG', () => {
  const drawing = (width: number, height: number, body = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

  it('includes no other file', async () => {
    const folder = stockOf({});
    mkdirSync(join(folder, 'brand'));
    await sharp({ create: { width: 1920, height: 1080, channels: 3, background: 'red' } }).toFile(
      join(folder, 'brand/showroom.png'),
    );
    const image = '<image width="64" height="64" preserveAspectRatio="none" href="showroom.png"/>';
    writeFileSync(
      join(folder, 'brand/icon.svg'),
      drawing(64, 64, `<rect width="64" height="64" fill="lime"/>${image}`),
    );
    const { files, marks } = await publicPictures(readStock(folder), { folder: temporaryFolder() });
    const logo = files.find(({ path }) => path === marks?.logo)?.file ?? '';
    const { channels } = await sharp(readFileSync(logo)).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0, 255, 0, 255]);
  });

  it('is refused by the check if it is huge', async () => {
    const folder = stockOf({});
    mkdirSync(join(folder, 'brand'));
    writeFileSync(join(folder, 'brand/icon.svg'), drawing(9000, 9000));
    expect(await problemsIn(folder)).toEqual([
      'Brand: the picture is 9000x9000; save it with 30 megapixels or fewer (brand/icon.svg)',
    ]);
  });
});

it('photos takes no pipe, and no photograph with too many pixels', async () => {
  const [folder, from] = [stockOf({ 47: { photographs: true } }), temporaryFolder()];
  const [pipe, wide] = [join(from, 'pipe.jpg'), join(from, 'wide.png')];
  execFileSync('mkfifo', [pipe]);
  writeFileSync(wide, await png(16_000, 12_000));
  await expect(photosVerb(folder, ['47', pipe, wide], {})).rejects.toThrow(
    [
      'Nothing was written:',
      `- ${pipe} is not a picture; choose another file`,
      `- ${wide} is too large: 16000 x 12000 pixels; set the camera to 70 megapixels or fewer`,
    ].join('\n'),
  );
});

/** A small PNG whose header claims this size. */
async function png(width: number, height: number): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}
