import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { buildSite } from '../../scripts/build/build-site.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { readStock } from '../../scripts/stock/check/read-stock.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';

const sites = '.cache/sites/two-builds';

/** Builds the site, and again a day later: a price has changed, and a car is gone. */
export async function buildTwice() {
  const remove = () => rmSync(sites, { recursive: true, force: true });
  remove();
  const plan = { ...sampleSite, folder: `${sites}/site` };
  const first = await buildSite(plan);
  const second = await buildSite(plan, { read: changedStock });
  return { first, second, stylesheetOf, filesOf, remove };
}

function changedStock() {
  const stock = readStock(sampleSite.stock);
  const [car, ...others] = stock.cars;
  if (!car) throw new Error('the sample has no cars');
  return { ...stock, cars: [{ ...car, price: 123_456 }, ...others.slice(0, -1)] };
}

function stylesheetOf(build: string): string {
  const { stylesheet } = JSON.parse(readFileSync(`${build}/manifest.json`, 'utf8')) as AssetManifest;
  return stylesheet;
}

/** The paths of its scripts and styles. */
function filesOf(build: string): string[] {
  const names = readdirSync(`${build}/public`, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/${name}`);
}
