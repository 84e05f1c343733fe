import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../../../scripts/stock/editing/person.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, importing, now, stockOf } from '../stock-folder.ts';

const names = 'id,make,model,year,price,mileage,fuel,transmission,owner,color,description,registration';
const rowOf = (price: number | string, plate = '') =>
  `Honda,City ZX,2019,${price},41300,Petrol,Manual,1st,Silver,Calm,${plate}`;

describe('an import refuses', () => {
  const known = 'The known ones are: id, make, model, trim, year, price, old price, mileage, fuel';
  it.each<[what: string, content: string | Buffer, problem: string]>([
    [
      'unknown columns',
      'id,km_driven,Currency\n47,41000,USD\n',
      `unknown column 'km_driven', 'Currency'; delete or rename it. ${known}`,
    ],
    [
      'a column twice',
      'id,old-price,Old Price\n47,1,2\n',
      "the column 'old price' appears twice; delete one",
    ],
    ['a workbook', Buffer.from('PK\x03\x04…'), 'FILE is a workbook. Save it as CSV UTF-8'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'FILE is a workbook. Save it as CSV UTF-8'],
    ['another encoding', Buffer.from('id,color\n47,Caf\xe9\n', 'latin1'), 'FILE is not in UTF-8; save it in'],
    ['nothing', '', 'FILE is empty'],
    ['a lost quotation mark', 'id,color\n47,"Red\n', 'a quotation mark is missing, or there is one too many'],
    [
      'a comma outside quotes',
      'id,description\n47,Calm, quiet\n',
      "'quiet' is in a column without a name; put a text that has a comma in quotes (FILE, row 2)",
    ],
    [
      'a price that may be lakhs, on many rows in one line',
      'id,price\n47,13.99\n48,9.5\n49,4.25\n',
      "price: '13.99' is not a whole number of rupees; write it in digits alone (FILE, row 2 and 2 more rows)",
    ],
    ['grouped decimals', 'id,price\n47,27.889\n', "Car 47, price: '27.889' is not a whole number of rupees"],
    ['a digit that lacks', 'id,price\n47,"4,25,00"\n', "Car 47, price: '4,25,00' is not a whole number"],
    ['another currency', 'id,price\n47,$43147\n', "Car 47, price: '$43147' is not a whole number of rupees"],
    [
      'kilometres in thousands',
      'id,mileage\n47,41.3\n',
      "mileage: '41.3' is not a whole number of kilometres",
    ],
    ['miles', 'id,mileage\n47,41300 miles\n', "mileage: '41300 miles' is not a whole number of kilometres"],
    ['a month', 'id,year\n47,Mar-2019\n', "year: 'Mar-2019' is not a whole number of years"],
    ['another word', 'id,fuel\n47,Gasoline\n', "fuel: 'Gasoline' is not one of Petrol, Diesel, CNG"],
    [
      'a nearly right word',
      'id,owner\n47,1 st\n',
      `owner: '1 st' is not one of 1st, 2nd, 3rd, 4th; write "1st"`,
    ],
    ['a sale without its day', 'id,sold\n47,yes\n', `sold: 'yes' is not a date; write it as "2026-11-22"`],
    ['an error of a formula', 'id,color\n47,#N/A\n', "color: '#N/A' is an error of the spreadsheet"],
    ['an emptied required field', 'id,make\n47,\n', 'Car 47, make is missing; add it (FILE, row 2)'],
    ['no number of a car', 'id,color\n../../dealer,Red\n', "'../../dealer' is not a car number"],
    ['a number twice', 'id,color\n47,Red\n47,Blue\n', 'car 47 appears twice; delete one row (FILE, row 3)'],
    [
      "another car's number",
      'id,make,model,year\n47,Tata,Nexon,2020\n',
      'id: car 47 is a 2019 Honda City ZX, not a 2020 Tata Nexon; correct the number, or empty its cell for a new car (FILE, row 2)',
    ],
    [
      'two causes, a line each',
      'id,price,owner\n47,1,first\n48,2,second\n',
      "price: 1 is less than 30000; is a digit missing? (FILE, row 2 and another row)\n- owner: 'first' is not one of 1st, 2nd, 3rd, 4th (FILE, row 2 and another row)",
    ],
  ])('%s', async (_what, content, problem) => {
    const folder = stockOf({ 47: car47, 48: { ...car47, id: '48' }, 49: { ...car47, id: '49' } });
    await expect(importing(folder, content)).rejects.toThrow(
      problem.replaceAll('FILE', `${folder}/stock.csv`),
    );
    expect(carIn(folder, '47')).toEqual(car47);
  });
});

describe('a row without a number', () => {
  const sheet = sheetOf(`,${rowOf(300_000)}`, `,${rowOf(480_000)}`);
  const asked = (folder: string) => [
    'Row 2 may be Car 2, 2019 Honda City ZX, ₹4,95,000: it has the same make, model, year and kilometres.',
    `write its number into the column 'id' of ${folder}/stock.csv, or a new number if it is another car`,
  ];

  it('is a new car unless it equals one in make, model, year and kilometres', async () => {
    const folder = stockOf({ 2: { ...car47, id: '2', mileage: 50_000 } });
    const { changed } = await importing(folder, sheet);
    expect(changed.slice(0, 2)).toEqual([
      'Added: Car 3, 2019 Honda City ZX, ₹3,00,000',
      'Added: Car 4, 2019 Honda City ZX, ₹4,80,000',
    ]);
  });

  it('that equals one is that car only if the dealer says so', async () => {
    const cars = { 2: { ...car47, id: '2' } };
    const [same, other] = [stockOf(cars), stockOf(cars)];
    const answers = (isSame: boolean) =>
      personWho(({ question }) => isSame || question !== 'Is it that car?');
    await importing(same, sheet, { yes: false, person: answers(true) });
    expect([carIn(same, '2').price, carIn(same, '3').price]).toEqual([300_000, 480_000]);
    await importing(other, sheet, { yes: false, person: answers(false) });
    expect(['2', '3', '4'].map((id) => carIn(other, id).price)).toEqual([495_000, 300_000, 480_000]);
  });

  it('that equals one is refused where nobody can be asked', async () => {
    const folder = stockOf({ 2: { ...car47, id: '2' } });
    await expect(importing(folder, sheet)).rejects.toThrow(`- ${asked(folder).join('\n- ')}`);
    await importing(folder, sheetOf(`2,${rowOf(480_000)}`, `7,${rowOf(480_000)}`));
    expect([carIn(folder, '2').price, carIn(folder, '7').price]).toEqual([480_000, 480_000]);
  });
});

it('an import asks about prices that change by more than half, and --yes is no answer', async () => {
  const folder = stockOf({ 46: { ...car47, id: '46' }, 47: car47 });
  const sheet = sheetOf(`46,${rowOf(247_000)}`, `47,${rowOf(250_000)}`);
  await expect(importing(folder, sheet)).rejects.toThrow(
    '- Car 46, price: 495000 → 247000\n- this price changes by more than half; if that is right, import without --yes',
  );
  const asked: Agreement[] = [];
  const answers = [true, false, true, true];
  const person = personWho((question) => asked.push(question) > 0 && answers.shift() === true);
  expect((await importing(folder, sheet, { yes: false, person })).exitCode).toBe(1);
  expect(asked.at(-1)).toEqual({
    lines: ['Car 46, price: 495000 → 247000'],
    question: 'Is it right that this price changes by more than half?',
    word: 'yes',
  });
  await importing(folder, sheet, { yes: false, person });
  expect(carIn(folder, '46').price).toBe(247_000);
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
