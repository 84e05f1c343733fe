import { tellOutcome } from './stock/outcome.ts';
import { photosVerb } from './stock/photographs/photos-verb.ts';
import { StockError } from './stock/problem.ts';
import { checkStock, readStock } from './stock/read-stock.ts';
import { writeSchemas } from './stock/schema-files.ts';
import { stockFolder } from './stock/stock-folder.ts';

const folder = stockFolder(process.env);
const isJson = process.argv.includes('--json');
const [verb = '', ...given] = process.argv.slice(2).filter((word) => word !== '--json');
const verbs = new Map<string, () => Promise<void> | void>([
  ['check', check],
  ['photos', () => tellOutcome(isJson, () => photosVerb(folder, given))],
  ['schema', () => writeSchemas(folder)],
]);

try {
  const run = verbs.get(verb);
  if (run) await run();
  else usage();
} catch (error) {
  if (!(error instanceof StockError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const problems = await checkStock(folder);
  if (problems.length > 0) throw new StockError(folder, problems);
  const { cars } = readStock(folder);
  console.log(`${folder}/ is right: ${cars.length} cars. Next: npm run build`);
}

function usage(): void {
  console.error(`npm run stock -- VERB, where VERB is one of ${[...verbs.keys()].join(', ')}`);
  process.exitCode = 1;
}
