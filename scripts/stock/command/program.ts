import { Command } from 'commander';
import { ownSite } from '../../build/sites.ts';
import type { Person } from '../editing/person.ts';
import { tell, type Outcome } from '../outcome.ts';
import type { Arrangement } from '../photographs/arranged-pictures.ts';
import { photosVerb } from '../photographs/photos-verb.ts';
import { publishBackVerb, publishVerb } from '../publish/publish-verb.ts';
import { runningCopies } from '../publish/running-copies.ts';
import { sheetVerb } from '../sheets/sheet-verb.ts';
import { stockFolder } from '../stock-folder.ts';
import { settleStock } from '../transaction/change-stock.ts';
import { refuseForeign } from '../transaction/foreign-entries.ts';
import { refuseMidway } from '../transaction/shared-work.ts';
import { addVerb } from '../verbs/add-verb.ts';
import { checkVerb } from '../verbs/check-verb.ts';
import { exportVerb } from '../verbs/export-verb.ts';
import { importVerb } from '../verbs/import-verb.ts';
import { initVerb } from '../verbs/init-verb.ts';
import { listVerb } from '../verbs/list-verb.ts';
import { schemaVerb } from '../verbs/schema-verb.ts';
import { sellVerb } from '../verbs/sell-verb.ts';
import { setVerb } from '../verbs/set-verb.ts';
import { undoVerb } from '../verbs/undo-verb.ts';

const name = 'npm run stock --';

/** The commands that work in the middle of a merge. */
const midway = new Set(['init', 'check', 'list', 'export', 'sheet']);

export function stockProgram(folder: string, now: Date, person: Person | undefined): Command {
  const program = new Command(name)
    .usage('COMMAND')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', `\n${name} help add explains one; the guide is README.md in your stock`)
    .hook('preAction', async (_, command) => {
      refuseForeign(folder);
      // A command must not ask questions first and refuse afterwards.
      if (!midway.has(command.name())) refuseMidway(folder);
      const undone = await settleStock(folder);
      if (undone) console.error(`'${undone}' was interrupted and is undone; run it again.`);
    });
  const verb = (
    usage: string,
    does: string,
    example: string,
    run: (...args: never[]) => Outcome | Promise<Outcome>,
  ) => {
    const [word = ''] = usage.split(' ');
    const line = [name, word, example].filter(Boolean).join(' ');
    return program
      .command(usage)
      .description(does)
      .summary(`${does}\n${line}`)
      .addHelpText('after', `\nExample: ${line}`)
      .showHelpAfterError(`for an example: ${name} help ${word}`)
      .action(async (...args: unknown[]) => tell(await run(...(args as never[]))));
  };

  verb('init', 'creates your own stock: the folder stock/', '--empty', (options: { empty?: boolean }) =>
    initVerb(stockFolder(process.env, 'stock'), options),
  ).option('--empty', "without the sample's cars");
  verb('check', 'checks the whole stock and names every problem', '', () => checkVerb(folder, now));
  verb(
    'publish',
    'checks the stock, builds the site and makes it the current one',
    '',
    ({ back }: { back?: true }) => (back ? publishBackVerb : publishVerb)(ownSite(), runningCopies()),
  ).option('--back', 'returns to the previous build; the stock is unchanged');
  verb('undo', 'undoes your last command; again, the one before it', '', () => undoVerb(folder));
  verb('export [file]', 'writes all cars to a spreadsheet', 'stock.csv', (file?: string) =>
    exportVerb(folder, file ?? 'stock.csv', now),
  );
  verb(
    'import <file>',
    'shows what a spreadsheet would change, and makes the changes when you agree',
    'stock.csv',
    (file: string, options: { yes?: true }) => importVerb(folder, file, options, { person, now }),
  ).option('--yes', 'makes the changes without asking');
  verb('schema', 'updates the files from which an editor suggests field names', '', () => schemaVerb(folder));
  verb('list', 'lists the cars: number, price, pictures, days on sale', '', () => listVerb(folder, now));
  verb('add', 'adds a car; asks for its details one by one', '', () => addVerb(folder, person, now));
  verb(
    'set <car> <details...>',
    "changes a car's details; an empty value deletes one",
    '47 price=475000 featured=yes',
    (car: string, details: string[], options: { yes?: true }) =>
      setVerb(folder, [car, ...details], now, { ...options, person }),
  ).option('--yes', 'changes a price by more than half without asking');
  verb(
    'photos <car> [files...]',
    "adds photographs to a car's pictures; the first picture is the main one",
    '47 ~/Photos/*.jpg',
    (car: string, files: string[], arrangement: Arrangement) =>
      photosVerb(folder, [car, ...files], arrangement),
  )
    .option('--replace', 'replaces the present pictures')
    .option('--order <numbers>', 'reorders the pictures, for example 3,1,2')
    .option('--remove <numbers>', 'deletes pictures, for example 4 or 4,5');
  verb('sell <cars...>', 'marks cars as sold today; their pages say so for 30 days', '47', (cars: string[]) =>
    sellVerb(folder, cars, now),
  );
  verb('sheet [cars...]', "makes a page to print for a car's windscreen", '47', (cars: string[]) =>
    sheetVerb(folder, cars, 'out/sheets'),
  );
  return program;
}
