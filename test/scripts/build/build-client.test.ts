import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import records from '#stock/records.json' with { type: 'json' };
import { buildClient } from '../../../scripts/build/client/build-client.ts';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { writeStockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import type { StockFiles } from '../../../scripts/stock/stock-files.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { isVersioned, type AssetManifest } from '../../../shared/asset-manifest.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('the records are a separate module, which large stocks do not have', async () => {
  const [small, large] = [temporaryFolder(), temporaryFolder()];
  await buildClient(small, { mode: 'development' });
  await buildClient(large, { mode: 'development', hasRecords: false });
  const manifestIn = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as AssetManifest;
  const { recordsScript = '', scripts } = manifestIn(small);
  const { default: loaded } = (await import(join(small, 'public', recordsScript))) as { default: unknown };
  expect(loaded).toEqual(records);
  expect(manifestIn(large)).toEqual({ ...manifestIn(small), recordsScript: undefined });
  for (const path of Object.values(scripts)) {
    expect(readFileSync(join(small, 'public', path), 'utf8'), path).not.toContain(records[0]?.description);
  }
});

it('a changed price leaves the packages and the site as they are', async () => {
  const modules = temporaryFolder();
  const scriptsOf = async (stock: StockFiles) => {
    const folder = temporaryFolder();
    await buildClient(folder, { mode: 'development', stock: writeStockModules(modules, stock) });
    const assets = join(folder, 'public/assets');
    expect(readdirSync(assets).filter((name) => !isVersioned(name))).toEqual([]);
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as AssetManifest;
  };
  const stock = readStock(sampleFolder);
  const cars = stock.cars.map((car) => (car.id === '27' ? { ...car, price: car.price + 1_000 } : car));
  const [before, after] = [await scriptsOf(stock), await scriptsOf({ ...stock, cars })];
  expect(after).toEqual({
    ...before,
    scripts: { ...before.scripts, listings: expect.not.stringContaining(before.scripts.listings) as string },
    recordsScript: expect.not.stringContaining(before.recordsScript ?? '') as string,
  });
});
