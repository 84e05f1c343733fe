import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from '../../scripts/build/build-server.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import { writeStockModules } from '../../scripts/stock/generate/stock-modules.ts';
import type { StockFiles } from '../../scripts/stock/stock-files.ts';

export async function buildGrown(count: number): Promise<string> {
  const folder = resolve(`out/test/grown-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['public', 'manifest.json', 'build.json']) {
    symlinkSync(resolve(sampleSite.folder, name), join(folder, name));
  }
  const stock = writeStockModules(join(folder, 'stock'), grown(readStock(sampleSite.stock), count));
  await buildServer(folder, { mode: 'production', stock });
  return folder;
}

function grown(stock: StockFiles, count: number): StockFiles {
  const own = stock.cars.filter((car) => !car.sold && car.listed !== false);
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const car = own[index % own.length];
    return car && { ...car, id: String(1_000 + index), price: car.price + 1_000 * (index % 97), of: car.id };
  }).filter((car) => car !== undefined);
  const pictures = copies.map(({ id, of }) => [id, stock.pictures[of]] as const);
  return {
    ...stock,
    cars: [...stock.cars, ...copies],
    pictures: { ...stock.pictures, ...Object.fromEntries(pictures) },
  } as StockFiles;
}
