import { ownSite } from '../../build/sites.ts';
import { publishBackVerb, publishVerb } from '../publish/publish-verb.ts';
import { runningCopies } from '../publish/running-copies.ts';
import { schemaVerb } from '../schemas/schema-verb.ts';
import { stockFolder } from '../stock-folder.ts';
import { undoVerb } from '../transaction/undo-verb.ts';
import { checkVerb } from '../verbs/check-verb.ts';
import { exportVerb } from '../verbs/export-verb.ts';
import { importVerb } from '../verbs/import-verb.ts';
import { initVerb } from '../verbs/init-verb.ts';
import type { Setting, Verb } from './verb.ts';

/** The commands for the stock as a whole. */
export function stockVerbs({ folder, now, person }: Setting): Record<string, Verb> {
  return {
    init: {
      does: 'creates your own stock: the folder stock/',
      example: '--empty',
      most: 0,
      options: { empty: { type: 'boolean', says: "without the sample's cars" } },
      run: ({ flags }) => initVerb(stockFolder(process.env, 'stock'), { isEmpty: flags.empty === true }),
    },
    check: {
      does: 'checks the whole stock and names every problem',
      example: '',
      most: 0,
      run: () => checkVerb(folder, now),
    },
    publish: {
      does: 'checks the stock, builds the site and makes it the current one',
      example: '',
      most: 0,
      options: { back: { type: 'boolean', says: 'returns to the previous build; the stock is unchanged' } },
      run: ({ flags }) => (flags.back === true ? publishBackVerb : publishVerb)(ownSite(), runningCopies()),
    },
    undo: {
      does: 'undoes the last command; again, the one before it',
      example: '',
      most: 0,
      run: () => undoVerb(folder),
    },
    export: {
      does: 'writes all cars to a spreadsheet',
      example: 'stock.csv',
      most: 1,
      run: ({ words: [file] }) => exportVerb(folder, file, now),
    },
    import: {
      does: 'shows what a spreadsheet would change, and makes the changes when you agree',
      example: 'stock.csv',
      most: 1,
      options: {
        yes: { type: 'boolean', says: 'makes the changes without asking' },
        strict: { type: 'boolean', says: 'accepts only names and values as an export has them' },
        sold: { type: 'string', says: 'with --yes: how many cars may be marked as sold' },
      },
      run: ({ words: [file], flags }) =>
        importVerb(folder, {
          file,
          isAgreed: flags.yes === true,
          isStrict: flags.strict === true,
          sold: flags.sold,
          person,
          now,
        }),
    },
    schema: {
      does: 'updates the files from which an editor suggests field names',
      example: '',
      most: 0,
      run: () => schemaVerb(folder),
    },
  };
}
