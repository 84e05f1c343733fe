import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../images/picture-paths.ts';
import { copyPictures, publicPictures } from '../images/public-pictures.ts';
import { readStock } from '../stock/check/read-stock.ts';
import { summaryOf } from '../stock/generate/stock-facts.ts';
import { writeStockModules } from '../stock/generate/stock-modules.ts';
import type { StockFiles } from '../stock/stock-files.ts';
import { isSample } from '../stock/stock-folder.ts';
import { buildServer } from './build-server.ts';
import { buildClient } from './client/build-client.ts';
import { fingerprintOf } from './freshness.ts';
import { makeBuild } from './make-build.ts';
import type { BuildMode } from './mode.ts';
import type { SitePlan } from './sites.ts';

// With more cars, loading all records costs a visitor more than it saves.
const maxCarsWithRecords = 100;

export async function buildSite(
  { folder, mode, stock: stockFolder }: SitePlan,
  { ifStale = false } = {},
): Promise<void> {
  const fill = async (next: string) => {
    const stock = readStock(stockFolder);
    const { files, info } = await bundleSite(next, stock, { mode });
    // client/public contains the pictures of the sample's cars, which other stocks do not need.
    const isWanted = (source: string) => isSample(stockFolder) || !source.startsWith(paths.cars);
    cpSync(paths.public, `${next}/public`, { recursive: true, filter: isWanted });
    copyPictures(`${next}/public`, files);
    return info;
  };
  await makeBuild(folder, fill, { fingerprint: () => fingerprintOf(stockFolder), ifStale });
}

export async function bundleSite(
  folder: string,
  stock: StockFiles,
  { mode, entryPoints, inject = [] }: { mode: BuildMode; entryPoints?: string[]; inject?: string[] },
) {
  const { files, ...made } = await publicPictures(stock, { tell: console.error });
  const source = { mode, stock: writeStockModules(join(folder, 'stock'), { ...stock, ...made }) };
  const hasRecords = stock.cars.filter(({ sold }) => !sold).length <= maxCarsWithRecords;
  await buildClient(folder, { ...source, inject, hasRecords });
  await buildServer(folder, { ...source, ...(entryPoints && { entryPoints }) });
  return { files, info: { stock: summaryOf(stock) } };
}
