import { fieldCalled } from '../editing/car-fields.ts';
import { changeInWords, isPriceJump, withFields } from '../editing/car-file.ts';
import { readCell } from '../editing/cell.ts';
import { carText, changeCars, readCars } from '../editing/own-cars.ts';
import type { Person } from '../editing/person.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { shellWord } from '../shell-word.ts';

export async function setVerb(
  folder: string,
  [id = '', ...pairs]: readonly string[],
  now: Date,
  { yes = false, person }: { yes?: boolean; person?: Person | undefined } = {},
): Promise<Outcome> {
  const wrong = pairs.find((pair) => !/^[\w. -]+=/.test(pair));
  if (wrong !== undefined) {
    throw new Refusal(`'${wrong}' is not a field and a value; for example: set 10 price=425000`);
  }
  const fields = Object.fromEntries(pairs.map(fieldIn));
  const words = [id, ...pairs];
  const change = (isAgreed: boolean) =>
    changeCars(folder, { command: `set ${words.join(' ')}`, now }, () => {
      const { text, changes } = withFields(carText(folder, id), fields);
      const lines = changes.map((one) => changeInWords(id, one));
      if (changes.length === 0) {
        const changed = [`No changes: car ${id} already has these values.`];
        return { texts: [], result: { changed, next: '' } };
      }
      if (changes.some(isPriceJump) && !isAgreed) {
        // Refuses an invalid price before asking about it.
        readCars(folder, now, [{ id, text }]);
        const next = `npm run stock -- set ${words.map(shellWord).join(' ')} --yes`;
        const changed = [...lines, 'A price changes by more than half: nothing was written.'];
        return { texts: [], result: { changed, next, exitCode: 1 } };
      }
      return {
        texts: [{ id, text }],
        result: { changed: lines, next: 'npm run stock -- publish' },
      };
    });
  const outcome = await change(yes);
  const question = 'A price changes by more than half. Is it right?';
  const asked = { lines: outcome.changed.slice(0, -1), question };
  return outcome.exitCode === 1 && (await person?.agrees(asked)) ? change(true) : outcome;
}

function fieldIn(pair: string): [name: string, value: unknown] {
  const [typed = '', ...rest] = pair.split('=');
  const name = fieldCalled(typed)?.name ?? typed;
  return [name, readCell(rest.join('='), name)];
}
