import { join } from 'node:path';
import { buildClient } from './client/build-client.ts';
import { buildServer } from './build-server.ts';
import { copyPublic } from './copy-public.ts';
import { fingerprintOf } from './freshness.ts';
import { makeBuild } from './make-build.ts';
import type { SitePlan } from './sites.ts';
import { publicPictures } from '../images/cache/public-pictures.ts';
import { readStock } from '../stock/check/read-stock.ts';
import type { Stock } from '../stock/dealer-stock.ts';
import { writeStockModules } from '../stock/generate/stock-modules.ts';
import { summaryOf } from '../stock/generate/stock-summary.ts';

type Options = {
  /** True if the current build may stay when nothing has changed. */
  ifStale?: boolean;
  /** Another stock than the one in the plan's folder. */
  read?: () => Stock;
};

/**
 * Builds the whole site and makes it the current build of its folder.
 * @returns the build's folder
 */
export async function buildSite(plan: SitePlan, { ifStale, read }: Options = {}): Promise<string> {
  const { folder, mode, stock: stockFolder } = plan;
  const fill = async (next: string) => {
    const stock = read?.() ?? readStock(stockFolder);
    // Share cards are drawn now, but must name the brand that the pages will name.
    const { SITE_BRAND } = process.env;
    const brand = SITE_BRAND === '' ? undefined : SITE_BRAND;
    const { files, ...made } = await publicPictures(stock, { brand, tell: console.error });
    const source = { mode, stock: writeStockModules(join(next, 'stock'), { ...stock, ...made }) };
    await buildClient(next, source);
    await buildServer(next, source);
    copyPublic(`${next}/public`, stock, files);
    return { brand: brand ?? stock.dealer.brand, stock: summaryOf(stock) };
  };
  const fingerprint = () => fingerprintOf(stockFolder, process.env);
  return makeBuild(folder, fill, { fingerprint, ...(ifStale !== undefined && { ifStale }) });
}
