import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../../../scripts/stock/editing/person.ts';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, importing, now, stockOf } from '../stock-folder.ts';

const names = 'id,make,model,year,price,mileage,fuel,transmission,owner,color,description,registration';
const rowOf = (price: number, plate = '') =>
  `Honda,City ZX,2019,${price},41300,Petrol,Manual,1st,Silver,Calm,${plate}`;

describe('a row without a number', () => {
  it('is matched to the car it describes: a second import changes nothing', async () => {
    const car = { ...car47, price: 400_000, color: 'Silver', description: 'Calm' };
    const folder = stockOf({ 2: { ...car, id: '2' }, 3: { ...car, id: '3' } });
    const sheet = sheetOf(`,${rowOf(300_000)}`, `,${rowOf(400_000)}`, `,${rowOf(400_000)}`);
    expect((await importing(folder, sheet)).changed).toEqual(['Added: Car 4, 2019 Honda City ZX, ₹3,00,000']);
    const unchanged = [`No changes: ${folder}/stock.csv matches the stock.`];
    expect((await importing(folder, sheet)).changed).toEqual(unchanged);
    // Nor after a change of what the row does not say.
    await setVerb(folder, ['2', 'featured=yes'], now);
    await sellVerb(folder, ['3'], now);
    expect((await importing(folder, sheet)).changed).toEqual(unchanged);
  });

  it('is matched by its number plate, and may change the car', async () => {
    const folder = stockOf({ 47: { ...car47, registration: 'DL 3C AB 1234' } });
    const sheet = sheetOf(`,${rowOf(480_000, 'DL-3C-AB-1234')}`);
    const { changed } = await importing(folder, sheet);
    expect(changed.filter((line) => /^(Added|Sold)/.test(line))).toEqual([]);
    expect(carIn(folder, '47')).toMatchObject({ price: 480_000 });
  });
});

it('an import that lacks many cars is confirmed only by typing how many are sold', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => String(index + 1));
  const folder = stockOf(Object.fromEntries(ids.map((id) => [id, { ...car47, id }])));
  const few = sheetOf(...ids.slice(3).map((id) => `${id},${rowOf(495_000)}`));
  const many = sheetOf(`1,${rowOf(495_000)}`);
  await expect(importing(folder, many)).rejects.toThrow(
    `39 cars are not in ${folder}/stock.csv and would be marked as sold; if that is right, import it without --yes`,
  );
  const words: string[] = [];
  const person = personWho(({ word }) => words.push(word) > 1);
  expect((await importing(folder, few, { yes: false, person })).exitCode).toBe(1);
  expect(carIn(folder, '2').sold).toBeUndefined();
  await importing(folder, many, { yes: false, person });
  expect(carIn(folder, '2').sold).toBe('2026-11-22');
  expect(words).toEqual(['yes', '39']);
});

it('an import checks the stock again between confirmation and writing', async () => {
  const folder = stockOf({ 46: { ...car47, id: '46' }, 47: car47 });
  const sheet = sheetOf(`46,${rowOf(495_000)}`, `47,${rowOf(480_000)}`);
  const person = personWho(async () => {
    await setVerb(folder, ['47', 'price=470000'], now);
    return true;
  });
  await expect(importing(folder, sheet, { yes: false, person })).rejects.toThrow(
    `the stock changed while you were asked; import ${folder}/stock.csv again`,
  );
  expect(carIn(folder, '47').price).toBe(470_000);
});

function sheetOf(...rows: string[]): string {
  return [names, ...rows].join('\n');
}

function personWho(agrees: (asked: Agreement) => boolean | Promise<boolean>) {
  return { ask: () => Promise.resolve(''), agrees: (asked: Agreement) => Promise.resolve(agrees(asked)) };
}
