import { carCount } from '../shared/format.ts';
import { ownSite } from './build/sites.ts';
import { readArguments } from './stock/arguments.ts';
import type { Verb } from './stock/arguments.ts';
import { help, verbNamed } from './stock/help.ts';
import { person } from './stock/editing/ask.ts';
import { tellOutcome } from './stock/outcome.ts';
import type { Outcome } from './stock/outcome.ts';
import type { Arrangement } from './stock/photographs/arranged.ts';
import { draftsInWords } from './stock/drafts.ts';
import { photosVerb } from './stock/photographs/photos-verb.ts';
import { StockError } from './stock/check/problem.ts';
import { publishBackVerb, publishVerb } from './stock/publish/publish-verb.ts';
import { runningCopies } from './stock/publish/running-copies.ts';
import { checkStock, readStock, stockDoubts } from './stock/read-stock.ts';
import { schemaFiles } from './stock/schemas/schema-files.ts';
import { sheetVerb } from './stock/sheets/sheet-verb.ts';
import { stockFolder } from './stock/stock-folder.ts';
import { changeStock, settleStock } from './stock/transaction/change-stock.ts';
import { undoVerb } from './stock/transaction/undo-verb.ts';
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
    does: 'makes a stock of your own: the folder stock/',
    example: '--empty',
    most: 0,
    options: { empty: { type: 'boolean', says: "without the sample's cars" } },
    run: ({ flags }) => initVerb(stockFolder(process.env, 'stock'), { isEmpty: flags.empty === true }),
  },
  list: {
    does: 'shows every car with its number, price, pictures and days on sale',
    example: '',
    most: 0,
    options: { drafts: { type: 'boolean', says: 'only the cars that are not on the site yet, and why' } },
    run: ({ flags }) => listVerb(folder, now, { onlyDrafts: flags.drafts === true }),
  },
  add: {
    does: 'asks for a new car, one thing after the other',
    example: '',
    most: 0,
    options: { from: { type: 'string', says: 'takes the car from a file instead, such as new-car.json' } },
    run: ({ flags }) => addVerb(folder, { from: flags.from, person, now }),
  },
  set: {
    does: 'changes anything about a car; nothing after the sign deletes it',
    example: '47 price=475000 featured=yes',
    run: ({ words }) => setVerb(folder, words, now),
  },
  sell: {
    does: 'marks cars as sold today; their pages say so for 30 days',
    example: '47',
    run: ({ words }) => sellVerb(folder, words, now),
  },
  restore: {
    does: 'puts a sold car on sale again',
    example: '47',
    run: ({ words }) => restoreVerb(folder, words, now),
  },
  export: {
    does: 'writes all cars into a spreadsheet',
    example: 'stock.csv',
    most: 1,
    run: ({ words: [file] }) => exportVerb(folder, file, now),
  },
  import: {
    does: 'shows what a spreadsheet changes, and writes it once you agree',
    example: 'stock.csv',
    most: 1,
    options: {
      yes: { type: 'boolean', says: 'writes it without a question' },
      sold: { type: 'string', says: 'with --yes: how many cars it may mark as sold' },
    },
    run: ({ words: [file], flags }) =>
      importVerb(folder, { file, isAgreed: flags.yes === true, sold: flags.sold, person, now }),
  },
  photos: {
    does: "adds photographs to a car's pictures; the first one is the main one",
    example: '47 ~/Photos/*.jpg',
    options: {
      replace: { type: 'boolean', says: 'puts them in the place of those before' },
      order: { type: 'string', says: 'puts the pictures in another order, such as 3,1,2' },
      remove: { type: 'string', says: 'removes pictures, such as 4 or 4,5' },
    },
    run: ({ words, flags: { replace, ...arrangement } }) =>
      photosVerb(folder, words, { isReplacing: replace === true, ...(arrangement as Arrangement) }, now),
  },
  sheet: {
    does: "makes a page for a car's windscreen",
    example: '47',
    options: { a5: { type: 'boolean', says: 'half as large, A5' } },
    run: ({ words, flags }) => sheetVerb(folder, words, flags.a5 === true ? 'A5' : 'A4'),
  },
  check: {
    does: 'looks through the whole stock and names everything that is wrong',
    example: '',
    most: 0,
    run: check,
  },
  publish: {
    does: 'checks the stock, builds the site and puts it in the place of the one before',
    example: '',
    most: 0,
    options: {
      back: { type: 'boolean', says: 'returns to the build before, and leaves the stock as it is' },
    },
    run: ({ flags }) => (flags.back === true ? publishBackVerb : publishVerb)(ownSite(), runningCopies()),
  },
  undo: {
    does: 'takes the last command back; again, the one before it',
    example: '',
    most: 0,
    run: () => undoVerb(folder),
  },
  schema: {
    does: 'renews the files that help an editor to complete what you write',
    example: '',
    most: 0,
    run: schema,
  },
  help: {
    does: 'shows every command, or one of them',
    example: 'add',
    most: 1,
    run: ({ words: [name] }) => help(verbs, name),
  },
};

const [first = 'help', ...rest] = process.argv.slice(2);
// 'add --help' is 'help add', and '--help' alone is 'help'.
const isHelp = [first, ...rest].some((word) => ['--help', '-h'].includes(word));
const [name, args] = isHelp ? ['help', first.startsWith('-') ? [] : [first]] : [first, rest];
await tellOutcome(rest.includes('--json'), async () => {
  const verb = verbNamed(verbs, name);
  const given = readArguments(name, args, verb);
  await settleStock(folder);
  return verb.run(given);
});

async function check(): Promise<Outcome> {
  const problems = await checkStock(folder);
  if (problems.length > 0) throw new StockError(folder, problems);
  const { cars, drafts } = readStock(folder);
  const doubts = stockDoubts(folder);
  return {
    changed: [`${folder}/ is right: ${carCount(cars.length)}${draftsInWords(folder, drafts)}`, ...doubts],
    next: 'npm run stock -- publish',
    data: { folder, cars: cars.length, drafts: drafts.length, doubts },
  };
}

function schema(): Promise<Outcome> {
  const changes = Object.entries(schemaFiles()).map(([path, content]) => ({ path, content }));
  const result = {
    changed: [`${folder}/: the JSON Schemas are those of the code`],
    next: 'nothing',
    data: { folder },
  };
  return changeStock(folder, 'schema', () => ({ changes, result }));
}
