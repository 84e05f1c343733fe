import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { personAt } from '../../../../scripts/stock/editing/ask.ts';
import { addVerb } from '../../../../scripts/stock/verbs/add-verb.ts';
import { importVerb } from '../../../../scripts/stock/verbs/import-verb.ts';
import { car47, carIn, now, stockOf, twoCars } from '../stock-folder.ts';

const enter = '\r';
const tab = '\t';
const ctrlD = '\x04';

describe('add', () => {
  it('asks again after a wrong answer, returns to the previous question, and takes a pasted text whole', async () => {
    const folder = twoCars();
    const terminal = dealerWhoTypes([
      [/make/, enter],
      [/an answer is required/, `Tata${enter}`],
      [/model/, `Nexn${enter}`],
      [/year/, `<${enter}`],
      [/model/, `\x7fon${enter}`],
      [/year/, `2020${enter}`],
      [/price/, `7.15${enter}`],
      [/'7.15' can be 715000 \(7.15 lakh\) or 7.15 rupees/, ` lakh${enter}`],
      [/old price/, enter],
      [/mileage/, `36700${enter}`],
      [/fuel/, enter],
      [/transmission/, enter],
      [/owner/, enter],
      [/BS norm \(on the RC\)/, enter],
      [/body/, enter],
      [/color/, `Red${enter}`],
      [/number plate/, enter],
      [/highlights/, enter],
      [/description/, `A calm car.${enter}One owner.${tab}${enter}`],
    ]);
    const { changed, next } = await addVerb(folder, terminal.person, now);
    expect(changed).toEqual([`Added: Car 49, 2020 Tata Nexon, ₹7,15,000 (${join(folder, 'cars/49.json')})`]);
    expect(next).toBe('npm run stock -- photos 49 ~/Photos/*.jpg');
    const { $schema, model, price, fuel, description, draft } = carIn(folder, '49');
    expect([$schema, model, price, fuel, draft]).toEqual([
      '../car.schema.json',
      'Nexon',
      715_000,
      'Petrol',
      true,
    ]);
    expect(description).toBe('A calm car. One owner.');
    expect(terminal.untyped()).toEqual([]);
  });

  it('ends at Ctrl-D with a message, and writes nothing', async () => {
    const folder = stockOf({ 47: car47 });
    const { person } = dealerWhoTypes([
      [/make/, `Tata${enter}`],
      [/model/, ctrlD],
    ]);
    await expect(addVerb(folder, person, now)).rejects.toThrow('you stopped the command');
  });

  it('needs a terminal', async () => {
    await expect(addVerb(twoCars(), undefined, now)).rejects.toThrow(
      'questions need a terminal; without one, write the car into a spreadsheet and import it',
    );
  });
});

describe('import', () => {
  it.each([
    ['Enter, then no', [enter, `no${enter}`], 495_000],
    ['yes', [`yes${enter}`], 480_000],
  ])('%s', async (_what, typed, price) => {
    const folder = stockOf({ 47: car47 });
    const file = join(folder, 'stock.csv');
    writeFileSync(file, 'id,price\n47,480000\n');
    const { person, output } = dealerWhoTypes(
      typed.map((keys, index) => [index === 0 ? /type yes or no/ : /■|▲/, keys]),
    );
    const { exitCode = 0 } = await importVerb(folder, file, {}, { person, now });
    expect(carIn(folder, '47').price).toBe(price);
    expect(exitCode).toBe(price === 495_000 ? 1 : 0);
    expect(output()).toContain('Car 47, price: 495000 → 480000');
  });
});

/** Types each line once the terminal shows the text before it. */
function dealerWhoTypes(script: readonly (readonly [shown: RegExp, keys: string])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...script];
  let all = '';
  let recent = '';
  output.on('data', (bytes: Buffer) => {
    all += bytes.toString();
    recent += bytes.toString();
    const [next] = left;
    if (!next?.[0].test(recent)) return;
    left.shift();
    recent = '';
    setImmediate(() => input.write(next[1]));
  });
  return { person: personAt({ input, output }), output: () => all, untyped: () => left };
}
