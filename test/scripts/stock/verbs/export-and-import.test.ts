import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportVerb } from '../../../../scripts/stock/verbs/export-verb.ts';
import { car47, carIn, dealerWhoSays, importing, now, stockOf } from '../stock-folder.ts';

describe('export and import', () => {
  it('change nothing without edits in between, not even an empty list of faults', async () => {
    const inspection = { day: '2026-11-20', brakes: 'worn: front pads at 3 mm', tyreFrontLeft: 4 };
    const folder = stockOf({
      47: {
        ...car47,
        make: 'महिन्द्रा',
        features: ['A "fine" radio; loud', 'Two, doors'],
        onPage: { price: 480_000 },
        inspection: { ...inspection, faults: [] },
        offer: { warrantyMonths: 12, returns: 'Within 5 days' },
      },
      48: { ...car47, id: '48', inspection: { ...inspection, faults: ['roof: dent', 'bonnet: chips'] } },
    });
    const file = join(folder, 'stock.csv');
    exportVerb(folder, file, now);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(',none,');
    expect((await importing(folder, text)).changed).toEqual([`No changes: ${file} matches the stock.`]);
  });

  it('never write a formula, and read each text back as it was', async () => {
    const texts = ['=1+1', '+91 11 4000', '- ABS, airbags', '@dealer', "'=quoted", "'plain'"];
    const cars = texts.map((description, index) => ({ ...car47, id: String(index + 1), description }));
    const folder = stockOf(Object.fromEntries(cars.map((car) => [car.id, car])));
    const file = join(folder, 'stock.csv');
    exportVerb(folder, file, now);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    for (const strict of [false, true]) {
      const { changed } = await importing(folder, text, { strict });
      expect(changed).toEqual([`No changes: ${file} matches the stock.`]);
    }
  });

  it('show what would be added, changed and sold, and write it after confirmation', async () => {
    // A draft may be newer than the export.
    const draft = { ...car47, id: '45', draft: true };
    const folder = stockOf({ 45: draft, 46: { ...car47, id: '46' }, 47: car47 });
    const row = 'Honda;"City; ZX";2019;41,300;Petrol;Manual;1st;Silver;Calm';
    const content = `\uFEFFid;make;model;year;mileage;fuel;transmission;owner;color;description;price;featured\r\n47;${row};₹4,75,000;TRUE\r\n;${row};"3,95,000";\r\n`;
    const { changed, exitCode } = await importing(folder, content, { yes: false });
    expect([changed.at(-1), exitCode]).toEqual(['Nothing was written.', 1]);
    expect(carIn(folder, '47')).toEqual(car47);

    expect((await importing(folder, content, { yes: false, person: dealerWhoSays() })).changed).toEqual([
      'Added: Car 48, 2019 Honda City; ZX, ₹3,95,000',
      'Car 47, model: City ZX → City; ZX',
      'Car 47, color: Lunar Silver → Silver',
      'Car 47, description: A calm and roomy saloon. → Calm',
      'Car 47, price: 495000 → 475000',
      'Car 47, featured: nothing → true',
      'Sold today (not in the spreadsheet): Car 46, 2019 Honda City ZX, ₹4,95,000',
    ]);
    expect(carIn(folder, '46').sold).toBe('2026-11-22');
    expect(carIn(folder, '48')).toMatchObject({ price: 395_000, added: '2026-11-22' });
  });

  it.each([
    ['make,price\nHonda,1\n', "the column 'id' is missing"],
    ['id,odometer\n47,1\n', "unknown column 'odometer'"],
    ['id,fuel\n47,petrol\n', "fuel: 'petrol' is not as an export has it; write 'Petrol' (stock.csv, row 2)"],
    ['id,price\n47,500000\n47,510000\n', 'car 47 appears twice; delete one row (stock.csv, row 3)'],
    ['id,price\n../../dealer,500000\n', "'../../dealer' is not a car number"],
    [Buffer.from('id,color\n47,Caf\xe9\n', 'latin1'), 'stock.csv is not in UTF-8'],
    [Buffer.from('PK\x03\x04', 'latin1'), 'stock.csv is a workbook, not a CSV file'],
    ['id,inspection.brakes\n47,squeaky\n', "brakes: 'squeaky' does not begin with good"],
    ['id,inspection.faults\n47,left rear dor: x\n', "faults.0: unknown place 'left rear dor'"],
  ])('refuse %j with --strict', async (text, message) => {
    const folder = stockOf({ 47: car47 });
    await expect(importing(folder, text, { strict: true })).rejects.toThrow(
      message.replace('stock.csv', `${folder}/stock.csv`),
    );
    expect(carIn(folder, '47')).toEqual(car47);
  });
});
