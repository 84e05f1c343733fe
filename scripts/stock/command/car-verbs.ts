import { photosVerb } from '../photographs/photos-verb.ts';
import type { Arrangement } from '../photographs/arranged.ts';
import { sheetVerb } from '../sheets/sheet-verb.ts';
import { addVerb } from '../verbs/add-verb.ts';
import { listVerb } from '../verbs/list-verb.ts';
import { restoreVerb, sellVerb } from '../verbs/sell-verb.ts';
import { setVerb } from '../verbs/set-verb.ts';
import type { Setting, Verb } from './verb.ts';

/** The commands for one car or several. */
export function carVerbs({ folder, now, person }: Setting): Record<string, Verb> {
  return {
    list: {
      does: 'lists the cars: number, price, pictures, days on sale',
      example: '--drafts',
      most: 0,
      options: {
        drafts: { type: 'boolean', says: 'only cars that are not on the site yet, with the reason' },
      },
      run: ({ flags }) => listVerb(folder, now, { onlyDrafts: flags.drafts === true }),
    },
    add: {
      does: 'adds a car; asks for its details one by one',
      example: '',
      most: 0,
      options: { from: { type: 'string', says: 'reads the details from a file, such as new-car.json' } },
      run: ({ flags }) => addVerb(folder, { from: flags.from, person, now }),
    },
    set: {
      does: "changes a car's details; an empty value deletes one",
      example: '47 price=475000 featured=yes',
      run: ({ words }) => setVerb(folder, words, now),
    },
    photos: {
      does: "adds photographs to a car's pictures; the first picture is the main one",
      example: '47 ~/Photos/*.jpg',
      options: {
        replace: { type: 'boolean', says: 'replaces the present pictures' },
        order: { type: 'string', says: 'reorders the pictures, for example 3,1,2' },
        remove: { type: 'string', says: 'deletes pictures, for example 4 or 4,5' },
      },
      run: ({ words, flags: { replace, ...arrangement } }) =>
        photosVerb(
          folder,
          words,
          { isReplacing: replace === true, ...(arrangement as Arrangement) },
          { output: 'out', now },
        ),
    },
    sell: {
      does: 'marks cars as sold today; their pages say so for 30 days',
      example: '47',
      run: ({ words }) => sellVerb(folder, words, now),
    },
    restore: {
      does: 'puts sold cars on sale again',
      example: '47',
      run: ({ words }) => restoreVerb(folder, words, now),
    },
    sheet: {
      does: "makes a page to print for a car's windscreen",
      example: '47',
      options: { a5: { type: 'boolean', says: 'on A5 paper instead of A4' } },
      run: ({ words, flags }) =>
        sheetVerb(folder, words, { paper: flags.a5 === true ? 'A5' : 'A4', output: 'out/sheets' }),
    },
  };
}
