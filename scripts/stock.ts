import { readArguments } from './stock/arguments.ts';
import type { Verb } from './stock/arguments.ts';
import { person } from './stock/editing/ask.ts';
import { tellOutcome } from './stock/outcome.ts';
import type { Outcome } from './stock/outcome.ts';
import { photosVerb } from './stock/photographs/photos-verb.ts';
import { StockError } from './stock/check/problem.ts';
import { checkStock, readStock, stockDoubts } from './stock/read-stock.ts';
import { Refusal } from './stock/refusal.ts';
import { writeSchemas } from './stock/schemas/schema-files.ts';
import { sheetVerb } from './stock/sheets/sheet-verb.ts';
import { stockFolder } from './stock/stock-folder.ts';
import { addVerb } from './stock/verbs/add-verb.ts';
import { exportVerb } from './stock/verbs/export-verb.ts';
import { importVerb } from './stock/verbs/import-verb.ts';
import { initVerb } from './stock/verbs/init-verb.ts';
import { listVerb } from './stock/verbs/list-verb.ts';
import { restoreVerb, sellVerb } from './stock/verbs/sell-verb.ts';
import { setVerb } from './stock/verbs/set-verb.ts';

const now = new Date();
const folder = stockFolder(process.env);
const verbs: Record<string, Verb> = {
  init: {
    most: 0,
    options: { empty: { type: 'boolean' } },
    run: ({ flags }) => initVerb(process.env.STOCK ?? 'stock', { isEmpty: flags.empty === true }),
  },
  list: { most: 0, run: () => listVerb(folder, now) },
  add: {
    most: 0,
    options: { from: { type: 'string' } },
    run: ({ flags }) => addVerb(folder, { from: flags.from, person, now }),
  },
  set: { run: ({ words }) => setVerb(folder, words, now) },
  sell: { run: ({ words }) => sellVerb(folder, words, now) },
  restore: { run: ({ words }) => restoreVerb(folder, words, now) },
  export: { most: 1, run: ({ words: [file] }) => exportVerb(folder, file, now) },
  import: {
    most: 1,
    options: { yes: { type: 'boolean' } },
    run: ({ words: [file], flags }) =>
      importVerb(folder, { file, isAgreed: flags.yes === true, person, now }),
  },
  photos: { run: ({ words }) => photosVerb(folder, words) },
  sheet: {
    options: { a5: { type: 'boolean' } },
    run: ({ words, flags }) => sheetVerb(folder, words, flags.a5 === true ? 'A5' : 'A4'),
  },
  check: { most: 0, run: check },
  schema: { most: 0, run: schema },
};

const [name = '', ...args] = process.argv.slice(2);
await tellOutcome(args.includes('--json'), async () => {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Refusal(`write npm run stock -- VERB, with one of ${Object.keys(verbs).join(', ')}`);
  return verb.run(readArguments(name, args, verb));
});

async function check(): Promise<Outcome> {
  const problems = await checkStock(folder);
  if (problems.length > 0) throw new StockError(folder, problems);
  const { cars } = readStock(folder);
  const doubts = stockDoubts(folder);
  return {
    changed: [`${folder}/ is right: ${cars.length} cars`, ...doubts.map((doubt) => `Is it meant? ${doubt}`)],
    next: 'npm run build',
    data: { folder, cars: cars.length, doubts },
  };
}

function schema(): Outcome {
  writeSchemas(folder);
  return {
    changed: [`${folder}/: the JSON Schemas are those of the code`],
    next: 'nothing',
    data: { folder },
  };
}
