import { buildSite } from './build/build-site.ts';
import { fingerprintOf, freshBuild } from './build/freshness.ts';
import { ownSite, sampleSite } from './build/sites.ts';
import { readArguments } from './machine/read-arguments.ts';
import { StockError } from './stock/check/problem.ts';
import { checkStock, stockDoubts } from './stock/check/read-stock.ts';
import { settleStock } from './stock/transaction/change-stock.ts';

const options = readArguments(
  {
    sample: { type: 'boolean', default: false },
    to: { type: 'string' },
    'if-stale': { type: 'boolean', default: false },
  },
  `Checks the stock, and builds its site into dist/. A running copy shows the new build after a restart.

  --sample      builds the sample's site, for tests, instead
  --to FOLDER   builds into another folder than dist/
  --if-stale    builds only if a file has changed since the last build

Examples:
  npm run build
  npm run build -- --sample`,
);
const plan = options.sample ? sampleSite : ownSite();
const { stock } = plan;
const folder = options.to ?? plan.folder;
const ifStale = options['if-stale'];
if (ifStale && freshBuild(folder, fingerprintOf(stock, process.env))) process.exit();

const startedAt = performance.now();
await settleStock(stock);
const problems = await checkStock(stock);
if (problems.length > 0) {
  console.error(new StockError(stock, problems).message);
  process.exit(1);
}
for (const doubt of stockDoubts(stock)) console.warn(doubt);
await buildSite({ ...plan, folder }, { ifStale });
console.log(`built ${folder}/ of ${stock}/ in ${Math.round(performance.now() - startedAt)} ms`);
