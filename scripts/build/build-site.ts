import { rmSync, writeFileSync } from 'node:fs';
import { buildClient } from './client/build-client.ts';
import { buildServer } from './build-server.ts';
import { copyPublic } from './copy-public.ts';
import { isUpToDate } from './freshness.ts';
import { buildFolders } from './mode.ts';
import type { BuildMode } from './mode.ts';
import { putInPlace } from './put-in-place.ts';
import { stockPlugin } from './stock-plugin.ts';
import { publicPictures } from '../images/cache/public-pictures.ts';
import { readStock } from '../stock/read-stock.ts';
import { summaryOf } from '../stock/dealer-stock.ts';
import { stockFolder } from '../stock/stock-folder.ts';
import type { Stock } from '../stock/dealer-stock.ts';

/** A build that is not the site's own. */
export type Variation = { folder: string; stock: Stock };

/** Builds the whole site beside what is there, and then puts it in its place. Gives the folder. */
export async function buildSite(mode: BuildMode, variation?: Variation): Promise<string> {
  const { folder, stock } = variation ?? {
    folder: buildFolders[mode],
    stock: readStock(stockFolder(process.env)),
  };
  // The share cards are drawn now, but say what the pages will say.
  const { SITE_BRAND } = process.env;
  const brand = SITE_BRAND === '' ? undefined : SITE_BRAND;
  const { pictures, files } = await publicPictures(stock, { brand, tell: console.log });
  const plugins = [stockPlugin(() => ({ ...stock, pictures }))];
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  await buildClient(next, { mode, plugins });
  await buildServer(next, { mode, plugins });
  copyPublic(`${next}/public`, stock, files);
  writeFileSync(`${next}/stock.json`, JSON.stringify(summaryOf(stock)));
  putInPlace(next, folder);
  return folder;
}

export async function buildSiteIfStale(mode: BuildMode): Promise<void> {
  if (!isUpToDate(buildFolders[mode])) await buildSite(mode);
}
