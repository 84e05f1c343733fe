import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportVerb } from '../../../../scripts/stock/verbs/export-verb.ts';
import { importVerb } from '../../../../scripts/stock/verbs/import-verb.ts';
import { car47, carIn, fileOf, now, stockOf } from '../stock-folder.ts';

describe('export and import', () => {
  const importing = (folder: string, file: string, isAgreed = true) =>
    importVerb(folder, { file, isAgreed, person: undefined, now });

  it('change nothing when nothing is changed in between', async () => {
    const folder = stockOf({
      47: {
        ...car47,
        make: 'महिन्द्रा',
        features: ['A "fine" radio; loud', 'Two, doors'],
        onPage: { price: 480_000 },
      },
    });
    const file = join(folder, 'stock.csv');
    exportVerb(folder, file, now);
    expect((await importing(folder, file)).changed).toEqual([`${file} says what the stock says.`]);
  });

  it('show what is added, changed and gone, and write it once somebody agrees', async () => {
    const folder = stockOf({ 46: { ...car47, id: '46' }, 47: car47 });
    const file = join(folder, 'stock.csv');
    const row = 'Honda;"City; ZX";2019;41,300;Petrol;Manual;1st;Silver;Calm';
    writeFileSync(
      file,
      `\uFEFFid;make;model;year;mileage;fuel;transmission;owner;color;description;price;featured\r\n47;${row};₹4,75,000;TRUE\r\n;${row};"3,95,000";\r\n`,
    );
    const before = fileOf(folder, '47');
    const asked = await importing(folder, file, false);
    expect(asked.changed.at(-1)).toBe('Nothing was written.');
    expect(fileOf(folder, '47')).toBe(before);

    expect((await importing(folder, file)).changed).toEqual([
      'Added: Car 48, 2019 Honda City; ZX, ₹3,95,000',
      'Car 47, model: City ZX → City; ZX',
      'Car 47, color: Lunar Silver → Silver',
      'Car 47, description: A calm and roomy saloon. → Calm',
      'Car 47, price: 495000 → 475000',
      'Car 47, featured: nothing → true',
      'Gone, so sold today: Car 46, 2019 Honda City ZX, ₹4,95,000',
    ]);
    expect(carIn(folder, '46').sold).toBe('2026-11-22');
    expect(carIn(folder, '48')).toMatchObject({ price: 395_000, added: '2026-11-22' });
  });

  it.each([
    [
      'id,price\n47,cheap\n',
      "Car 47, price: 'cheap' is not a whole number of rupees; write it in digits alone (stock.csv, row 2)",
    ],
    ['id,prise\n47,1\n', "there is no column 'prise'; did you mean 'price'? (stock.csv, row 1)"],
    ['make,price\nHonda,1\n', "there is no column 'id'; the first row names the columns (stock.csv, row 1)"],
    ['id,price\n47,500000\n47,1\n', 'car 47 stands twice (stock.csv, row 3)'],
    [
      Buffer.from('id,color\n47,Caf\xe9\n', 'latin1'),
      "stock.csv is not in UTF-8; save it in Excel as 'CSV UTF-8 (Comma delimited)'",
    ],
  ])('refuse %j', async (text, message) => {
    const folder = stockOf({ 47: car47 });
    const file = join(folder, 'stock.csv');
    writeFileSync(file, text);
    await expect(importing(folder, file)).rejects.toThrow(
      `Nothing was written:\n- ${message.replaceAll('stock.csv', file)}`,
    );
    expect(carIn(folder, '47')).toEqual(car47);
  });
});
