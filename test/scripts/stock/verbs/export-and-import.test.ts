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
        make: 'महिन्द्रा',
        features: ['A "fine" radio; loud', 'Two, doors'],
        onPage: { price: 480_000 },
        inspection: { ...inspection, faults: [] },
        offer: { warrantyMonths: 12, returns: 'Within 5 days' },
      },
      48: { inspection: { ...inspection, faults: ['roof: dent', 'bonnet: chips'] } },
      49: { sold: '2026-11-20' },
      50: { draft: true, price: undefined },
    });
    const { file, text } = exported(folder);
    expect(text).toContain(',none,');
    expect((await importing(folder, text)).changed).toEqual([`No changes: ${file} matches the stock.`]);
  });

  it('never write a formula, and read each text back as it was', async () => {
    const texts = ['=1+1', '+91 11 4000', '- ABS, airbags', '@dealer', "'=quoted", "'plain'"];
    const cars = texts.map((description, index) => [index + 1, { description }] as const);
    const folder = stockOf(Object.fromEntries(cars));
    const { file, text } = exported(folder);
    expect(text).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    expect((await importing(folder, text)).changed).toEqual([`No changes: ${file} matches the stock.`]);
  });

  it('show what would change, and write it after confirmation; cars without a row stay', async () => {
    const folder = stockOf({ 46: {}, 47: {}, 48: {} });
    const row = 'Honda;"City; ZX";2019;41,500 km;petrol;Manual;1st;Silver;Calm';
    const content = `\uFEFFid;make;model;year;mileage;fuel;transmission;owner;color;description;price;featured;sold\r\n47;${row};₹4.75 lakh;TRUE;\r\n;${row};"3,95,000";;\r\n48;Honda;City ZX;2019;41300;Petrol;Manual;1st;Lunar Silver;A calm and roomy sedan.;495000;;21-11-2026\r\n`;
    const { changed, exitCode } = await importing(folder, content, { yes: false });
    expect([changed.at(-1), exitCode]).toEqual(['Nothing was written.', 1]);
    expect(carIn(folder, '47')).toEqual(car47);

    expect((await importing(folder, content, { yes: false, person: dealerWhoSays() })).changed).toEqual([
      'Added: Car 49, 2019 Honda City; ZX, ₹3,95,000, 41500 km',
      'Car 47, model: City ZX → City; ZX',
      'Car 47, mileage: 41300 → 41500',
      'Car 47, color: Lunar Silver → Silver',
      'Car 47, description: A calm and roomy sedan. → Calm',
      'Car 47, price: 495000 → 475000',
      'Car 47, featured: nothing → true',
      'Car 48, sold: nothing → 2026-11-21',
    ]);
    expect(carIn(folder, '46')).toEqual({ ...car47, id: '46' });
    expect(carIn(folder, '48').sold).toBe('2026-11-21');
    expect(carIn(folder, '49')).toMatchObject({ price: 395_000, added: '2026-11-22', draft: true });
  });
});

function exported(folder: string) {
  const file = join(folder, 'stock.csv');
  exportVerb(folder, file, now);
  return { file, text: readFileSync(file, 'utf8') };
}
