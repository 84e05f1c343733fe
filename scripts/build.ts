import { buildSite } from './build/build-site.ts';
import { isUpToDate } from './build/freshness.ts';
import { buildFolders } from './build/mode.ts';
import { StockError } from './stock/check/problem.ts';
import { checkStock, stockDoubts } from './stock/read-stock.ts';
import { sampleFolder, stockFolder } from './stock/stock-folder.ts';

const mode = process.argv.includes('--dev') ? 'development' : 'production';
// The tests are of the code: whatever the dealer sells, they run on the sample.
if (process.argv.includes('--sample')) process.env.STOCK = sampleFolder;
if (process.argv.includes('--if-stale') && isUpToDate(buildFolders[mode])) process.exit();

const startedAt = performance.now();
const stock = stockFolder(process.env);
const problems = await checkStock(stock);
if (problems.length > 0) {
  console.error(new StockError(stock, problems).message);
  process.exit(1);
}
for (const doubt of stockDoubts(stock)) console.warn(`Is it meant? ${doubt}`);
const folder = await buildSite(mode);
console.log(`built in ${Math.round(performance.now() - startedAt)} ms: ${folder}/, of the cars in ${stock}/`);
