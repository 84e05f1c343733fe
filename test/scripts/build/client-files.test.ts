import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeClientFiles } from '../../../scripts/build/client/client-files.ts';
import { isVersioned } from '../../../shared/asset-manifest.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import type { Stock } from '../../../scripts/stock/dealer-stock.ts';
import { writeStockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('a changed price renames less than a fifth of the scripts and styles; the others keep names and bytes', async () => {
  const folder = temporaryFolder();
  const filesOf = async (stock: Stock) =>
    (await makeClientFiles({ mode: 'production', stock: writeStockModules(folder, stock) })).files;

  const stock = readStock(sampleFolder);
  const before = new Map((await filesOf(stock)).map(({ name, text }) => [name, text]));
  const cars = stock.cars.map((car) => (car.id === '27' ? { ...car, price: car.price + 1_000 } : car));
  const files = await filesOf({ ...stock, cars });

  expect(files.map(({ name }) => name).filter((name) => !isVersioned(name))).toEqual([]);
  const kept = files.filter(({ name }) => before.has(name));
  for (const { name, text } of kept) expect(text === before.get(name), name).toBe(true);
  expect(files.length - kept.length).toBeGreaterThan(1);
  expect(bytesOf(kept) / bytesOf(files)).toBeGreaterThan(0.8);
});

/** The scripts and styles as served. */
function bytesOf(files: readonly { name: string; text: string }[]): number {
  const sent = files.filter(({ name }) => /\.(js|css)$/.test(name));
  return sent.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
}
