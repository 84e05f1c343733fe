import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AssetManifest } from '../../../shared/asset-manifest.ts';
import { filterCars, filterOptions, initialFilters } from '../../../shared/inventory/filters.ts';
import { listingFacts, listingOf } from '../../../shared/cars/stock-car.ts';
import { buildSite } from '../../build/build-site.ts';
import { currentFolder } from '../../build/sites.ts';
import { readStock } from '../../stock/read-stock.ts';
import { sampleFolder } from '../../stock/stock-folder.ts';
import type { Stock } from '../../stock/dealer-stock.ts';
import { syntheticStock } from './synthetic-stock.ts';
import { measureHydration } from './hydration-time.ts';
import { load } from '../server/load.ts';
import { median } from '../median.ts';
import { benchFolder, startBenchSite } from '../server/bench-site.ts';

export type Growth = {
  cars: number;
  /** Processor time of the server for one inventory page. */
  renderMs: number;
  htmlBytes: number;
  brotliBytes: number;
  /** First load of the inventory. */
  scriptBytes: number;
  hydrationMs: number;
  /** Of the list alone, every filter set. */
  filterMs: number;
  /** From a key to the next picture, in the browser. */
  typingMs: number;
};

const repetitions = 200;

/** How the inventory grows with the catalogue. */
export async function measureGrowth(sizes: readonly number[]): Promise<Growth[]> {
  const sample = readStock(sampleFolder);
  const growth: Growth[] = [];
  for (const size of sizes) {
    process.stderr.write(`${size} cars\n`);
    growth.push(await measure(syntheticStock(sample, size)));
  }
  return growth;
}

async function measure(stock: Stock): Promise<Growth> {
  const { cars } = stock;
  const plan = {
    folder: `${benchFolder}/cars-${cars.length}`,
    mode: 'production',
    stock: sampleFolder,
  } as const;
  await buildSite(plan, { read: () => stock });
  const folder = currentFolder(plan);
  const site = await startBenchSite({ script: `${folder}/server/main.js` });
  try {
    const address = `${site.address}/inventory`;
    const html = Buffer.from(await (await fetch(address)).arrayBuffer());
    const requests = Math.max(20, Math.round(40_000 / cars.length));
    const what = { path: '/inventory', encoding: 'identity', connections: 2, requests } as const;
    await load(site, what);
    const { processorMs: renderMs } = await load(site, what);
    return {
      cars: cars.length,
      renderMs,
      htmlBytes: html.length,
      brotliBytes: compressedBytes(html),
      scriptBytes: scriptBytes(folder),
      filterMs: filterMs(stock),
      ...(await measureHydration(address)),
    };
  } finally {
    await site.stop();
  }
}

function compressedBytes(html: Buffer): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function scriptBytes(folder: string): number {
  const { modules } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as AssetManifest;
  const names = ['client/loader.ts', 'client/hydrate.tsx', 'client/pages/inventory/inventory-page.tsx'];
  const files = new Set(names.flatMap((name) => modules[name] ?? []));
  const sizes = [...files].map((file) => statSync(`${folder}/public${file}.br`).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function filterMs({ cars: stockCars, pictures }: Stock): number {
  const cars = stockCars.flatMap((car) => {
    const facts = listingFacts(car, pictures[car.id] ?? { version: '', count: 0 });
    return facts ? [listingOf(facts)] : [];
  });
  const options = filterOptions(cars);
  const filters = {
    ...initialFilters(options),
    search: 'airbags',
    make: options.make,
    model: options.model,
    fuel: options.fuel,
    transmission: options.transmission,
    owner: options.owner,
  };
  const figures = Array.from({ length: repetitions }, () => {
    const startedAt = performance.now();
    filterCars(cars, filters);
    return performance.now() - startedAt;
  });
  return median(figures);
}
