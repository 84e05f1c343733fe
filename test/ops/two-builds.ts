import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { buildSite } from '../../scripts/build/build-site.ts';
import { newDealer } from '../../scripts/stock/verbs/init-verb.ts';
import { sellVerb } from '../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../scripts/stock/verbs/set-verb.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';
import { car47, makeStock } from '../scripts/stock/stock-folder.ts';

const sites = '.cache/sites/two-builds';

/** Builds a site, and again a day later: a price has changed, and a car is sold. */
export async function buildTwice() {
  const stock = makeStock({ 1: { ...car47, id: '1' }, 2: { ...car47, id: '2' } }, newDealer());
  const remove = () => {
    for (const folder of [sites, stock]) rmSync(folder, { recursive: true });
  };
  rmSync(sites, { recursive: true, force: true });
  const plan = { folder: `${sites}/site`, mode: 'production', stock } as const;
  await buildSite(plan);
  await setVerb(stock, ['1', 'price=123456'], new Date());
  await sellVerb(stock, ['2'], new Date());
  await buildSite(plan);
  const [first, second] = [`${plan.folder}.a`, `${plan.folder}.b`];
  return { first, second, remove };
}

export function stylesheetOf(build: string): string {
  const { stylesheet } = JSON.parse(readFileSync(`${build}/manifest.json`, 'utf8')) as AssetManifest;
  return stylesheet;
}

/** The paths of its scripts and styles. */
export function filesOf(build: string): string[] {
  const names = readdirSync(`${build}/public`, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `/${name}`);
}
