import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture } from '../../../../scripts/images/open-picture.ts';
import { publicPictures } from '../../../../scripts/images/public-pictures.ts';
import { readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { photosVerb } from '../../../../scripts/stock/photographs/photos-verb.ts';
import { settleStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { car47, importing, problemsIn, stockOf } from '../stock-folder.ts';

describe('before a file is read, the check refuses', () => {
  // Node cannot read 3 GB at once: an attempt fails otherwise.
  it.each([
    ['cars/47.json', '0.1 MB'],
    ['dealer.json', '0.1 MB'],
    ['photos/47/1.webp', '10 MB'],
    ['brand/hero.jpg', '10 MB'],
    ['brand/icon.svg', '0.5 MB'],
    ['.stock/unfinished', '10 MB'],
  ])('%s of more than %s', async (path, most) => {
    const folder = stockOf({ 47: car47 });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    truncateSync(join(folder, path), 3_000_000_000);
    const message = `The stock: this file has 3000 MB, and ${most} is the most; replace it with a smaller one`;
    await expect(problemsIn(folder)).rejects.toThrow(`${message} (${join(folder, path)})`);
    if (path.startsWith('.stock')) await expect(settleStock(folder)).rejects.toThrow(message);
  });

  it('more cars than a dealer can have', async () => {
    const folder = stockOf({});
    for (let id = 1; id <= 10_001; id += 1) writeFileSync(join(folder, `cars/${id}.json`), 'not read');
    await expect(problemsIn(folder)).rejects.toThrow(
      `1 problem in ${folder}/:\n- The stock: this folder has 10001 files; keep 10000 or fewer (${folder}/cars)`,
    );
  });

  it('lists within lists that would overflow the parser', async () => {
    const folder = stockOf({ 47: car47 });
    writeFileSync(join(folder, 'cars/47.json'), `{\n"id": "[[[\\"{{{",\n"make": ${'['.repeat(50_000)}`);
    expect(await problemsIn(folder)).toEqual([
      'Car 47: there are too many [ or { within each other; delete those that are not needed (cars/47.json, line 3)',
    ]);
  });

  it('a picture with far more pixels than bytes, and SVG in place of a picture', async () => {
    const folder = stockOf({ 47: car47 });
    mkdirSync(join(folder, 'brand'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1440"/>';
    for (const path of ['photos/47/2.png', 'brand/hero.png'])
      writeFileSync(join(folder, path), png(30_000, 22_500));
    for (const path of ['photos/47/3.png', 'brand/showroom.png']) writeFileSync(join(folder, path), svg);
    const large = 'the picture is 30000x22500; save it with 30 megapixels or fewer';
    expect(await problemsIn(folder)).toEqual([
      `Brand: ${large} (brand/hero.png)`,
      'Brand: this file is not a picture; replace it with one (brand/showroom.png)',
      `Car 47: ${large} (photos/47/2.png)`,
      'Car 47: this file is not a picture; replace it with a photograph (photos/47/3.png)',
    ]);
    await expect(openPicture(png(30_000, 22_500)).toBuffer()).rejects.toThrow('exceeds pixel limit');
    expect(() => openPicture(Buffer.from(svg))).toThrow('not JPEG, PNG, WebP or AVIF');
  });
});

describe('a logo in SVG', () => {
  const drawing = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${body}</svg>`;
  it('includes no other file', async () => {
    const folder = stockOf({});
    mkdirSync(join(folder, 'brand'));
    await sharp({ create: { width: 1920, height: 1080, channels: 3, background: 'red' } }).toFile(
      join(folder, 'brand/showroom.png'),
    );
    const image = '<image width="64" height="64" preserveAspectRatio="none" href="showroom.png"/>';
    writeFileSync(
      join(folder, 'brand/icon.svg'),
      drawing(`<rect width="64" height="64" fill="lime"/>${image}`),
    );
    const { files, marks } = await publicPictures(readStock(folder), { folder: temporaryFolder() });
    const logo = files.find(({ path }) => path === marks?.logo)?.file ?? '';
    const { channels } = await sharp(readFileSync(logo)).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0, 255, 0, 255]);
  });

  it.each([
    ['that is none', 'no drawing', 'this file is not a picture; replace it with one'],
    [
      'that is not square',
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>',
      'the logo is 64x48; crop it to a square',
    ],
    [
      'with far more pixels than bytes',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>',
      'the picture is 9000x9000; save it with 30 megapixels or fewer',
    ],
  ])('%s is refused by the check', async (_what, content, message) => {
    const folder = stockOf({});
    mkdirSync(join(folder, 'brand'));
    writeFileSync(join(folder, 'brand/icon.svg'), content);
    expect(await problemsIn(folder)).toEqual([`Brand: ${message} (brand/icon.svg)`]);
  });
});

it('photos takes no pipe, and no photograph with too many bytes or pixels', async () => {
  const [folder, from] = [stockOf({ 47: { ...car47, photographs: true } }), temporaryFolder()];
  const [pipe = '', heavy = '', wide = ''] = ['pipe.jpg', 'heavy.jpg', 'wide.png'].map((name) =>
    join(from, name),
  );
  execFileSync('mkfifo', [pipe]);
  writeFileSync(heavy, '');
  truncateSync(heavy, 60_000_000);
  writeFileSync(wide, png(16_000, 12_000));
  await expect(photosVerb(folder, ['47', pipe, heavy, wide], {}, { output: from })).rejects.toThrow(
    [
      'Nothing was written:',
      `- ${pipe} is not a picture; choose another file`,
      `- ${heavy} has 60 MB; save it with 50 MB or less`,
      `- ${wide} is too large: 16000 x 12000 pixels; set the camera to 70 megapixels or fewer`,
    ].join('\n'),
  );
});

it('import reads no more rows than a stock can have cars', async () => {
  const folder = stockOf({ 47: car47 });
  await expect(importing(folder, `id\n${'47\n'.repeat(11_000)}`)).rejects.toThrow(
    'stock.csv has more than 11000 rows; keep 11000 or fewer',
  );
});

/** A PNG of this size, whose pixels are left out. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(3 * width + 1))),
    chunk('IEND', ''),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
