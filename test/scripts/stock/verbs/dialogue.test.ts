import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { personAt } from '../../../../scripts/stock/editing/person.ts';
import { addVerb } from '../../../../scripts/stock/verbs/add-verb.ts';
import { carIn, importing, now, stockOf, twoCars } from '../stock-folder.ts';

const enter = '\r';
const tab = '\t';
const ctrlD = '\x04';

describe('add', () => {
  it('asks again after a wrong answer, and takes a pasted text whole', async () => {
    const folder = twoCars();
    const terminal = dealerWhoTypes([
      [/make/, enter],
      [/an answer is required/, `Tata${enter}`],
      [/model/, `Nexon${enter}`],
      [/year/, `2020${enter}`],
      [/mileage/, `36.700${enter}`],
      [/'36.700' is not a whole number of kilometres/, `\x1536700${enter}`],
      [/fuel/, enter],
      [/transmission/, enter],
      [/owner/, enter],
      [/color/, `Red${enter}`],
      [/price/, `7.15${enter}`],
      [/'7.15' is not a whole number of rupees/, ` lakh${enter}`],
      [/number plate/, enter],
      [/BS norm \(on the RC\)/, enter],
      [/body/, enter],
      [/old price/, enter],
      [/highlights/, enter],
      [/description/, `A calm car.${enter}One owner.${tab}${enter}`],
    ]);
    const { changed, next } = await addVerb(folder, terminal.person, now);
    expect(changed).toEqual([`Added: Car 49, 2020 Tata Nexon, ₹7,15,000 (${join(folder, 'cars/49.json')})`]);
    expect(next).toBe('npm run stock -- photos 49 ~/Photos/*.jpg');
    expect(carIn(folder, '49')).toMatchObject({
      $schema: '../car.schema.json',
      model: 'Nexon',
      price: 715_000,
      fuel: 'Petrol',
      description: 'A calm car. One owner.',
      draft: true,
    });
    expect(terminal.left).toEqual([]);
  });

  it('ends at Ctrl-D with a message, and writes nothing', async () => {
    const folder = stockOf({ 47: {} });
    const { person } = dealerWhoTypes([
      [/make/, `Tata${enter}`],
      [/model/, ctrlD],
    ]);
    await expect(addVerb(folder, person, now)).rejects.toThrow('you stopped the command');
  });

  it('needs a terminal', async () => {
    await expect(addVerb(twoCars(), undefined, now)).rejects.toThrow(
      "questions need a terminal; without one: 'npm run stock -- export cars.csv', add a row, 'npm run stock -- import cars.csv'",
    );
  });
});

it('import shows the changes, and makes them only when the dealer answers yes: Enter means no', async () => {
  const folder = stockOf({ 47: {} });
  const content = 'id,price\n47,480000\n';
  for (const [keys, price] of [
    [enter, 495_000],
    [`y${enter}`, 480_000],
  ] as const) {
    const dealer = dealerWhoTypes([[/Car 47, price: 495000 → 480000\n[^]*Make these changes\?/, keys]]);
    await importing(folder, content, { yes: false, ...dealer });
    expect([dealer.left, carIn(folder, '47').price]).toEqual([[], price]);
  }
});

function dealerWhoTypes(script: readonly (readonly [shown: RegExp, keys: string])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...script];
  let recent = '';
  output.on('data', (bytes: Buffer) => {
    recent += bytes.toString();
    const [next] = left;
    if (!next?.[0].test(recent)) return;
    left.shift();
    recent = '';
    setImmediate(() => input.write(next[1]));
  });
  return { person: personAt({ input, output }), left };
}
