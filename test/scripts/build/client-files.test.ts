import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeClientFiles } from '../../../scripts/build/client/client-files.ts';
import { sampleSite } from '../../../scripts/build/sites.ts';
import { stockPlugin } from '../../../scripts/build/stock-plugin.ts';
import { isVersioned } from '../../../shared/asset-manifest.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';

it('a changed price renames less than a fifth of the scripts and styles; the others keep names and bytes', async () => {
  const stock = readStock(sampleFolder);
  const cars = stock.cars.map((car) => (car.id === '27' ? { ...car, price: car.price + 1_000 } : car));
  const plugins = [stockPlugin(() => ({ ...stock, cars }))];
  const { files } = await makeClientFiles({ mode: 'production', plugins });
  const inSample = (name: string) => `${sampleSite.folder}/public/assets/${name}`;

  expect(files.map(({ name }) => name).filter((name) => !isVersioned(name))).toEqual([]);
  const kept = files.filter(({ name }) => existsSync(inSample(name)));
  for (const { name, text } of kept) expect(text === readFileSync(inSample(name), 'utf8'), name).toBe(true);
  expect(files.length - kept.length).toBeGreaterThan(1);
  expect(bytesOf(kept) / bytesOf(files)).toBeGreaterThan(0.8);
}, 180_000);

/** The scripts and styles as served. */
function bytesOf(files: readonly { name: string; text: string }[]): number {
  const sent = files.filter(({ name }) => /\.(js|css)$/.test(name));
  return sent.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
}
