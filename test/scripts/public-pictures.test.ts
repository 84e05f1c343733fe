import { cpSync, existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cachedFile } from '../../scripts/machine/cached-file.ts';
import { publicPictures } from '../../scripts/images/cache/public-pictures.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import type { Stock } from '../../scripts/stock/dealer-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import { car47, stockOf } from './stock/stock-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('the pictures of a stock', () => {
  it('are made once; a changed price makes one card again', async () => {
    const build = building();
    const first = await build(stockOf({ 47: car47 }));
    expect(first.pictures['47']).toEqual({
      version: expect.stringMatching(/^\d[0-9a-f]{7}$/) as string,
      count: 1,
      color: '#008',
      card: expect.stringMatching(/^\d[0-9a-f]{7}$/) as string,
    });
    const { version = '', card = '' } = first.pictures['47'] ?? {};
    expect(first.made.filter(isOfCars).toSorted()).toEqual([
      `/assets/cars/47/1-1200.${version}.avif`,
      `/assets/cars/47/1-1200.${version}.webp`,
      `/assets/cars/47/1-400.${version}.avif`,
      `/assets/cars/47/1-400.${version}.webp`,
      `/assets/cars/47/1-800.${version}.avif`,
      `/assets/cars/47/1-800.${version}.webp`,
      `/assets/cars/47/share.${card}.jpg`,
    ]);
    const { file } = first.files.find(({ path }) => path.includes('/1-800.')) ?? {};
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([800, 600]);
    expect((await build(stockOf({ 47: car47 }))).made).toEqual([]);
    const cheaper = stockOf({ 47: { ...car47, price: 480_000 } });
    const second = await build(cheaper);
    expect(second.pictures['47']?.card).not.toBe(card);
    expect(second.made).toEqual([`/assets/cars/47/share.${second.pictures['47']?.card}.jpg`]);
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
    const found = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    expect(found).toEqual(['asked-for.webp']);
  });

  it('are not deleted by the build that makes them, even if the disk’s clock is months behind', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { files } = await building()(stockOf({ 47: car47 }));
    expect(files.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are not made for a car without a page', async () => {
    const stock = stockOf({ 47: { ...car47, sold: '2020-01-01' } });
    const { files } = await building()(stock);
    expect(files.filter(({ path }) => isOfCars(path))).toEqual([]);
  });

  it('are ready for the sample; another brand draws only its cards', async () => {
    const build = building();
    const sample = readStock(sampleFolder);
    const two = { ...sample, cars: sample.cars.slice(0, 2) };
    expect((await build(two)).files).toEqual([]);
    const { made, pictures } = await build(two, 'उत्सव मोटर्स');
    const { 1: one, 2: other } = pictures;
    expect({ ...one, card: '' }).toEqual({ ...sample.pictures['1'], card: '' });
    expect(one?.card).not.toBe(sample.pictures['1']?.card);
    expect(made.toSorted()).toEqual([
      `/assets/cars/1/share.${one?.card}.jpg`,
      `/assets/cars/2/share.${other?.card}.jpg`,
      '/assets/share.jpg',
    ]);
  });

  it('are ready for a stock that began as the sample', async () => {
    const sample = readStock(sampleFolder);
    const folder = temporaryFolder();
    cpSync(join(sampleFolder, 'photos/1'), join(folder, 'photos/1'), { recursive: true });
    const { made, pictures } = await building()({
      ...sample,
      folder,
      cars: sample.cars.slice(0, 1),
      pictures: {},
    });
    const own = { ...sample.pictures['1'], card: pictures['1']?.card };
    // A card has the mark of its stock, not the sample's lamp.
    const cards = made.filter((path) => isOfCars(path));
    expect({ cards, pictures }).toEqual({
      cards: [`/assets/cars/1/share.${own.card}.jpg`],
      pictures: { 1: own },
    });
  });
});

/** Successive builds reuse generated pictures. */
function building() {
  const folder = temporaryFolder();
  return async (stock: Stock | string, brand?: string) => {
    const read = typeof stock === 'string' ? readStock(stock) : stock;
    const { pictures, files } = await publicPictures(read, { brand, folder });
    return { pictures, files, made: files.filter(({ isNew }) => isNew).map(({ path }) => path) };
  };
}

/** Every stock but the sample has icons and a site card of its own brand. */
function isOfCars(path: string): boolean {
  return path.startsWith('/assets/cars/');
}
