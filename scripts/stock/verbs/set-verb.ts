import { inDealersWords } from '../check/field-words.ts';
import { cellOf } from '../editing/cell.ts';
import { changeInWords, fieldOf, withFields } from '../editing/car-file.ts';
import type { Change } from '../editing/car-file.ts';
import { carText, changeCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { meaningOf } from '../spreadsheet/meaning/cell-values.ts';
import { fieldMeant } from '../spreadsheet/meaning/column-names.ts';

/** `set 10 price=425000 specs.engine=…`: changes fields of one car; an empty value deletes a field. */
export async function setVerb(
  folder: string,
  [id = '', ...typed]: readonly string[],
  now: Date,
): Promise<Outcome> {
  const pairs = typed.map((pair) => pair.replace(/^[^=]*/, fieldMeant));
  const wrong = pairs.filter((pair) => !/^[\w.-]+=/.test(pair));
  if (wrong.length > 0) {
    throw new Refusal(`'${wrong[0]}' is not a field and a value; for example: set 10 price=425000`);
  }
  return changeCars(folder, { command: `set ${[id, ...pairs].join(' ')}`, now }, () => {
    const before = carText(folder, id);
    const { text, changes } = withFields(before, Object.fromEntries(pairs.map(fieldIn)));
    if (changes.length === 0) {
      const changed = [`No changes: car ${id} already has these values.`];
      return { texts: [], result: { changed, next: '' } };
    }
    return {
      texts: [{ id, text }],
      result: {
        changed: [...changes.map((change) => changeInWords(id, change)), ...pageNotes(text, changes)],
        next: 'npm run stock -- publish',
      },
    };
  });
}

/** @throws {Refusal} for a value with two readings */
function fieldIn(pair: string): [name: string, value: unknown] {
  const [name = '', ...rest] = pair.split('=');
  const { value, problem } = meaningOf(rest.join('='), name);
  if (problem) throw new Refusal(`${inDealersWords(name)}: ${problem}`);
  return [name, value];
}

/** A value in `onPage` still hides the changed one on the car's page. */
function pageNotes(text: string, changes: readonly Change[]): string[] {
  const car = JSON.parse(text) as object;
  return changes.flatMap(({ field }) => {
    const onPage = fieldOf(car, `onPage.${field}`);
    return onPage === undefined
      ? []
      : [`Its own page still shows ${cellOf(onPage)}, as onPage.${field} says.`];
  });
}
