import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { kept } from '../../scripts/images/cache/kept.ts';
import { publicPictures } from '../../scripts/images/cache/public-pictures.ts';
import { readStock } from '../../scripts/stock/read-stock.ts';
import type { Stock } from '../../scripts/stock/dealer-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import { car47, stockOf } from './stock/stock-folder.ts';

describe('the pictures of a stock', () => {
  it('are made once; a changed price makes one card anew', async () => {
    const build = building();
    const first = await build(stockOf({ 47: car47 }));
    expect(first.pictures['47']).toEqual({
      version: expect.stringMatching(/^\d[0-9a-f]{7}$/) as string,
      count: 1,
      color: '#61473b',
    });
    const { version = '' } = first.pictures['47'] ?? {};
    expect(first.made.toSorted()).toEqual([
      `/assets/cars/47/1-1200.${version}.avif`,
      `/assets/cars/47/1-1200.${version}.webp`,
      `/assets/cars/47/1-400.${version}.avif`,
      `/assets/cars/47/1-400.${version}.webp`,
      `/assets/cars/47/1-800.${version}.avif`,
      `/assets/cars/47/1-800.${version}.webp`,
      '/assets/cars/47/share.jpg',
    ]);
    const { file } = first.files.find(({ address }) => address.includes('/1-800.')) ?? {};
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([800, 600]);
    expect((await build(stockOf({ 47: car47 }))).made).toEqual([]);
    const cheaper = stockOf({ 47: { ...car47, price: 480_000 } });
    expect((await build(cheaper)).made).toEqual(['/assets/cars/47/share.jpg']);
  }, 60_000);

  it('are kept until no build has asked for them in 30 days', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kept-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const then = Date.now() / 1_000 - 31 * 86_400;
    for (const name of ['asked-for.webp', 'forgotten.webp']) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), then, then);
    }
    await kept(join(folder, 'asked-for.webp'), () => Promise.reject(new Error('it is there')));
    await publicPictures(readStock(stockOf({})), { folder });
    expect(readdirSync(folder)).toEqual(['asked-for.webp']);
  });

  it('are not made of a car whose page is gone', async () => {
    const stock = stockOf({ 47: { ...car47, sold: '2020-01-01' } });
    expect((await building()(stock)).files.map(({ address }) => address)).toEqual(['/assets/share.jpg']);
  });

  it('lie ready for the sample; another brand draws its cards alone', async () => {
    const build = building();
    const sample = readStock(sampleFolder);
    const two = { ...sample, cars: sample.cars.slice(0, 2) };
    expect((await build(two)).files).toEqual([]);
    const { files, pictures } = await build(two, 'उत्सव मोटर्स');
    expect(pictures).toEqual(sample.pictures);
    expect(files.map(({ address }) => address).toSorted()).toEqual([
      '/assets/cars/1/share.jpg',
      '/assets/cars/2/share.jpg',
      '/assets/share.jpg',
    ]);
  }, 60_000);

  it('lie ready for a stock that began as the sample', async () => {
    const sample = readStock(sampleFolder);
    const folder = mkdtempSync(join(tmpdir(), 'stock-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(sampleFolder, 'photos/1'), join(folder, 'photos/1'), { recursive: true });
    const { made, pictures } = await building()({
      folder,
      dealer: sample.dealer,
      cars: sample.cars.slice(0, 1),
      pictures: {},
    });
    expect({ made, pictures }).toEqual({ made: [], pictures: { 1: sample.pictures['1'] } });
  });
});

/** Builds after one another keep what they have made. */
function building() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return async (stock: Stock | string, brand?: string) => {
    const read = typeof stock === 'string' ? readStock(stock) : stock;
    const { pictures, files } = await publicPictures(read, { brand, folder });
    return { pictures, files, made: files.filter(({ isNew }) => isNew).map(({ address }) => address) };
  };
}
