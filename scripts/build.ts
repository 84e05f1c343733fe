import { Command } from 'commander';
import { buildSite } from './build/build-site.ts';
import { fingerprintOf, isFresh } from './build/freshness.ts';
import { ownSite } from './build/sites.ts';
import { endWith } from './stock/check/problem.ts';
import { doubtsOfValid } from './stock/check/read-stock.ts';
import { settleStock } from './stock/transaction/change-stock.ts';

const { to, ifStale = false } = new Command('npm run build --')
  .description(
    'Checks the stock and builds its site into dist/. A running site serves the new build after a restart.',
  )
  .option('--to <folder>', 'builds into this folder instead of dist/')
  .option('--if-stale', 'builds only if a file has changed since the last build')
  .parse()
  .opts<{ to?: string; ifStale?: true }>();
const plan = ownSite();
const { stock } = plan;
const folder = to ?? plan.folder;
if (ifStale && isFresh(folder, fingerprintOf(stock))) process.exit();

const startedAt = performance.now();
await settleStock(stock).catch(endWith);
for (const doubt of await doubtsOfValid(stock).catch(endWith)) console.warn(doubt);
await buildSite({ ...plan, folder }, { ifStale }).catch(endWith);
console.log(`Built ${folder}/ from ${stock}/ in ${Math.round(performance.now() - startedAt)} ms`);
