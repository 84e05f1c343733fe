import { describe, expect, it } from 'vitest';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, dealerWho, importing, now, stockOf } from '../stock-folder.ts';

describe('an import refuses', () => {
  const known = 'The known ones are: id, make, model, trim, year, price, old price, mileage, fuel';
  it.each<[content: string | Buffer, problem: string]>([
    ['id,Currency\n', `unknown column 'Currency'; delete or rename it. ${known}`],
    ['id,km_driven,Currency\n', `unknown column 'km_driven', 'Currency'; delete or rename it. ${known}`],
    ['id,old-price,Old Price\n', "the column 'old price' appears twice; delete one"],
    [Buffer.from('PK\x03\x04…'), 'FILE is a workbook. Save it as CSV UTF-8'],
    [Buffer.from('id,color\n47,Caf\xe9\n', 'latin1'), 'FILE is not in UTF-8; save it in'],
    ['', 'FILE is empty'],
    ['id,color\n47,"Red\n', 'a quotation mark is missing, or there is one too many'],
    [
      'id,description\n47,Calm, quiet\n',
      "'quiet' is in a column without a name; put a text that has a comma in quotes (FILE, row 2)",
    ],
    [
      'id,price\n47,13.99\n',
      "Car 47, price: '13.99' is not a whole number of rupees; write it in digits only (FILE, row 2)",
    ],
    ['id,price\n47,"4,25,00"\n', "Car 47, price: '4,25,00' is not a whole number"],
    ['id,price\n47,$43147\n', "Car 47, price: '$43147' is not a whole number of rupees"],
    [
      'id,mileage\n47,45.000\n',
      "mileage: '45.000' is not a whole number of kilometres; write it in digits only",
    ],
    ['id,price\n47,4.250 lakh\n', "price: '4.250 lakh' is not a whole number of rupees"],
    ['id,mileage\n47,41300 miles\n', "mileage: '41300 miles' is not a whole number of kilometres"],
    ['id,owner\n47,1 st\n', `owner: '1 st' is not one of 1st, 2nd, 3rd, 4th; write "1st"`],
    ['id,sold\n47,yes\n', `sold: 'yes' is not a date; write it as "2026-11-22"`],
    ['id,color\n47,#N/A\n', "color: '#N/A' is an error of the spreadsheet"],
    ['id,make\n47,\n', 'Car 47, make is missing; add it (FILE, row 2)'],
    ['id,color\n../../dealer,Red\n', "'../../dealer' is not a car number"],
    ['id,color\n47,Red\n47,Blue\n', 'car 47 appears twice; delete one row (FILE, row 3)'],
    [
      'id,make,model,year\n47,Tata,Nexon,2020\n',
      'id: car 47 is a 2019 Honda City ZX, not a 2020 Tata Nexon; correct the number, or empty its cell for a new car (FILE, row 2)',
    ],
  ])('%j', async (content, problem) => {
    const folder = stockOf({ 47: {}, 48: {}, 49: {} });
    const message = problem.replaceAll('FILE', `${folder}/stock.csv`);
    await expect(importing(folder, content)).rejects.toThrow(message);
    expect(carIn(folder, '47')).toEqual(car47);
  });
});

it('an import names twenty problems, and counts the others', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => `${index + 1},#N/A`);
  const imported = importing(stockOf({}), ['id,color', ...rows].join('\n'));
  await expect(imported).rejects.toThrow(/color: '#N\/A' .*, row 21\)\n- and 5 more$/);
});

describe('a row without a number', () => {
  const sheet = sheetOf(['', 300_000], ['', 480_000]);

  it('is a new car unless it equals one in make, model, year and kilometres', async () => {
    const folder = stockOf({ 2: { mileage: 50_000 } });
    const { changed } = await importing(folder, sheet);
    expect(changed.slice(0, 2)).toEqual([
      'Added: Car 3, 2019 Honda City ZX, ₹3,00,000, 41300 km',
      'Added: Car 4, 2019 Honda City ZX, ₹4,80,000, 41300 km',
    ]);
  });

  it('gets a number that no other row has', async () => {
    const folder = stockOf({ 46: { mileage: 50_000 } });
    await importing(folder, sheetOf(['', 300_000], ['47', 310_000]));
    expect([carIn(folder, '47').price, carIn(folder, '48').price]).toEqual([310_000, 300_000]);
  });

  it.each([
    { isSame: true, prices: { 2: 300_000, 3: 480_000 } },
    { isSame: false, prices: { 2: 495_000, 3: 300_000, 4: 480_000 } },
  ])('that equals a car is that car only if the dealer says so: $isSame', async ({ isSame, prices }) => {
    const folder = stockOf({ 2: {} });
    const person = dealerWho(({ question }) => isSame || question !== 'Is it that car?');
    await importing(folder, sheet, { yes: false, person });
    for (const [id, price] of Object.entries(prices)) expect(carIn(folder, id).price).toBe(price);
  });

  it('that equals a car is refused when nobody can be asked', async () => {
    const folder = stockOf({ 2: {} });
    await expect(importing(folder, sheet)).rejects.toThrow(
      `- Row 2 may be Car 2, 2019 Honda City ZX, ₹4,95,000: it has the same make, model, year and kilometres.
- write its number into the column 'id' of ${folder}/stock.csv, or a new number if it is another car`,
    );
    await importing(folder, sheetOf(['2', 480_000], ['7', 480_000]));
    expect([carIn(folder, '2').price, carIn(folder, '7').price]).toEqual([480_000, 480_000]);
  });
});

it('an import asks about prices that change by more than half, even with --yes', async () => {
  const folder = stockOf({ 46: {}, 47: {} });
  const sheet = sheetOf(['46', 247_000], ['47', 250_000]);
  await expect(importing(folder, sheet)).rejects.toThrow(
    '- Car 46, price: 495000 → 247000\n- One price changes by more than half; if that is right, import without --yes',
  );
  const question = 'Make these changes? One price changes by more than half: Car 46, price: 495000 → 247000.';
  await importing(folder, sheet, { yes: false, person: dealerWho((asked) => asked.question === question) });
  expect(carIn(folder, '46').price).toBe(247_000);
});

it('an import checks the stock again between confirmation and writing', async () => {
  const folder = stockOf({ 46: {}, 47: {} });
  const person = dealerWho(async () => {
    await setVerb(folder, ['47', 'price=470000'], now);
    return true;
  });
  const imported = importing(folder, sheetOf(['46', 495_000], ['47', 480_000]), { yes: false, person });
  await expect(imported).rejects.toThrow(
    `the stock changed while you were asked; import ${folder}/stock.csv again`,
  );
  expect(carIn(folder, '47').price).toBe(470_000);
});

function sheetOf(...rows: [id: string, price: number][]): string {
  const lines = rows.map(
    ([id, price]) => `${id},Honda,City ZX,2019,${price},41300,Petrol,Manual,1st,Silver,Calm`,
  );
  return ['id,make,model,year,price,mileage,fuel,transmission,owner,color,description', ...lines].join('\n');
}
