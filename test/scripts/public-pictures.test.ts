import { cpSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cachedFile } from '../../scripts/disk/cached-file.ts';
import { makePictures, publicPictures } from '../../scripts/images/public-pictures.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import type { StockFiles } from '../../scripts/stock/stock-files.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import { feedFile, picturePath } from '../../shared/cars/pictures.ts';
import { inIndia } from '../../shared/hours/india-clock.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { car47, stockOf } from './stock/stock-folder.ts';

describe('the pictures of a stock', () => {
  it('are made once; a changed price redraws one card, and another picture changes all names', async () => {
    const build = building();
    const first = await build(stockOf({ 47: car47 }));
    const { version = '', card = '' } = first.pictures['47'] ?? {};
    expect(first.pictures['47']).toEqual({ version, count: 1, color: '#008', card });
    for (const stamp of [version, card]) expect(stamp).toMatch(/^\d[0-9a-f]{7}$/);
    // Three AVIF files, one WebP file, one for the feed, and a card.
    expect(first.made.filter(isOfCars)).toHaveLength(6);
    const { file } = first.files.find(({ path }) => path.includes('/1-400.')) ?? {};
    expect(await sharp(file).metadata()).toMatchObject({ width: 400, height: 300 });
    expect((await build(stockOf({ 47: car47 }))).made).toEqual([]);
    const cheaper = stockOf({ 47: { ...car47, price: 480_000 } });
    const second = await build(cheaper);
    expect(second.pictures['47']?.card).not.toBe(card);
    expect(second.made).toEqual([`/assets/cars/47/share.${second.pictures['47']?.card}.jpg`]);
    cpSync('shared/sample/photos/1/1.webp', join(cheaper, 'photos/47/2.webp'));
    expect((await build(cheaper)).pictures['47']?.version).not.toBe(version);
  });

  it('include a JPEG of the first picture only for cars in the vehicle feed', async () => {
    const stock = stockOf({
      47: car47,
      48: { ...car47, id: '48', listed: false },
      49: { ...car47, id: '49', page: false },
      50: { ...car47, id: '50', sold: inIndia(new Date()).day },
    });
    cpSync('shared/sample/photos/1/1.webp', join(stock, 'photos/47/2.webp'));
    const { pictures, files } = await building()(stock);
    const jpegs = files.filter(({ path }) => /\/\d-.*\.jpg$/.test(path));
    const inFeed = ['47', '48'].map((id) =>
      picturePath({ id, pictures: { version: '', count: 0, ...pictures[id] } }, 1, feedFile),
    );
    expect(jpegs.map(({ path }) => path).toSorted()).toEqual(inFeed);
    expect(await sharp(jpegs[0]?.file).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  });

  it('are the first one only, without a share card, for a car that appears in lists only', async () => {
    const stock = stockOf({ 47: { ...car47, page: false } });
    cpSync('shared/sample/photos/1/1.webp', join(stock, 'photos/47/2.webp'));
    const { pictures, made } = await building()(stock);
    expect(pictures['47']).toMatchObject({ count: 1, card: '' });
    const names = made.filter(isOfCars).map((path) => path.replace(/^.*\/(.*)\.\w{8}(\..*)$/, '$1$2'));
    expect(names.toSorted()).toEqual(['1-1200.avif', '1-400.avif', '1-800.avif', '1-800.webp']);
  });

  it('are deleted after 30 days without use', async () => {
    const folder = temporaryFolder();
    const then = Date.now() / 1_000 - 31 * 86_400;
    for (const name of ['asked-for.webp', 'forgotten.webp']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), then, then);
    }
    await cachedFile(join(folder, 'asked-for.webp'), () => Promise.reject(new Error('it is there')));
    await publicPictures(readStock(stockOf({})), { folder });
    expect(readdirSync(folder).filter((name) => name.endsWith('.webp'))).toEqual(['asked-for.webp']);
  });

  it('are not made for a car whose page is gone', async () => {
    const stock = stockOf({ 47: car47, 48: { ...car47, id: '48', sold: '2020-01-01' } });
    expect(Object.keys((await building()(stock)).pictures)).toEqual(['47']);
  });

  it('are ready for the sample', async () => {
    expect((await building()(readStock(sampleFolder))).files).toEqual([]);
  });
});

it('the committed pictures and share cards of the sample are exactly those that `npm run images` makes', async () => {
  const stock = readStock(sampleFolder);
  const { pictures, files } = await makePictures(stock, { folder: temporaryFolder() });
  expect(pictures).toEqual(stock.pictures);
  expect(files.filter(({ isNew }) => isNew)).toEqual([]);
  const committed = readdirSync('client/public/assets/cars', { recursive: true, encoding: 'utf8' });
  const made = files.map(({ path }) => path.replace('/assets/cars/', ''));
  expect(made).toEqual(expect.arrayContaining(committed.filter((name) => name.includes('.'))));
});

function building() {
  const folder = temporaryFolder();
  return async (stock: StockFiles | string) => {
    const read = typeof stock === 'string' ? readStock(stock) : stock;
    const { pictures, files } = await publicPictures(read, { folder });
    return { pictures, files, made: files.filter(({ isNew }) => isNew).map(({ path }) => path) };
  };
}

/** Every stock except the sample has icons and the site's card, too. */
function isOfCars(path: string): boolean {
  return path.startsWith('/assets/cars/');
}
