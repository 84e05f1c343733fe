import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildClient } from '../../../scripts/build/client/build-client.ts';
import { recordPath } from '../../../shared/cars/record-path.ts';
import { isVersioned } from '../../../shared/asset-manifest.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import type { Stock } from '../../../scripts/stock/dealer-stock.ts';
import { stockFacts } from '../../../scripts/stock/generate/stock-facts.ts';
import { writeStockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('each car with a page has a file with its record, under the path that browsers ask for', async () => {
  const folder = temporaryFolder();
  const { cars, records } = stockFacts(readStock(sampleFolder));
  await buildClient(folder, { mode: 'production', records });
  const loaded = [...cars.listed, ...cars.unlisted].flatMap(({ id, record }) =>
    record
      ? [JSON.parse(readFileSync(join(folder, 'public', recordPath(id, record)), 'utf8')) as unknown]
      : [],
  );
  expect(loaded).toHaveLength(records.length);
  expect(loaded).toEqual(expect.arrayContaining(records));
});

it('a changed price renames less than a fifth of the scripts, styles and records; the others keep names and bytes', async () => {
  const modules = temporaryFolder();
  const filesOf = async (stock: Stock) => {
    const folder = temporaryFolder();
    const { records } = stockFacts(stock);
    await buildClient(folder, { mode: 'production', stock: writeStockModules(modules, stock), records });
    const assets = join(folder, 'public/assets');
    const names = readdirSync(assets);
    expect(names.filter((name) => !isVersioned(name))).toEqual([]);
    const sent = names.filter((name) => /\.(js|css|json)\.br$/.test(name));
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
