import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildClient } from '../../../scripts/build/client/build-client.ts';
import { isVersioned } from '../../../shared/asset-manifest.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import type { Stock } from '../../../scripts/stock/dealer-stock.ts';
import { writeStockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('a changed price renames less than a fifth of the scripts and styles; the others keep names and bytes', async () => {
  const modules = temporaryFolder();
  const filesOf = async (stock: Stock) => {
    const folder = temporaryFolder();
    await buildClient(folder, { mode: 'production', stock: writeStockModules(modules, stock) });
    const assets = join(folder, 'public/assets');
    const names = readdirSync(assets);
    expect(names.filter((name) => !isVersioned(name))).toEqual([]);
    const sent = names.filter((name) => /\.(js|css)\.br$/.test(name));
    return sent.map((name) => ({ name, bytes: readFileSync(join(assets, name)) }));
  };

  const stock = readStock(sampleFolder);
  const before = new Map((await filesOf(stock)).map(({ name, bytes }) => [name, bytes]));
  const cars = stock.cars.map((car) => (car.id === '27' ? { ...car, price: car.price + 1_000 } : car));
  const files = await filesOf({ ...stock, cars });

  const kept = files.filter(({ name }) => before.has(name));
  for (const { name, bytes } of kept) expect(before.get(name)?.equals(bytes), name).toBe(true);
  expect(files.length - kept.length).toBeGreaterThan(1);
  expect(sizeOf(kept) / sizeOf(files)).toBeGreaterThan(0.8);
});

function sizeOf(files: readonly { bytes: Buffer }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
