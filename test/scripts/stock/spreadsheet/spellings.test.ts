import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNothing, meaningOf } from '../../../../scripts/stock/spreadsheet/meaning/cell-values.ts';
import { readSpreadsheet } from '../../../../scripts/stock/spreadsheet/read-spreadsheet.ts';
import { exportVerb } from '../../../../scripts/stock/verbs/export-verb.ts';
import { car47, importing, now, stockOf } from '../stock-folder.ts';

const thousands = (least: number, most: number) =>
  fc.integer({ min: least / 1000, max: most / 1000 }).map((count) => count * 1000);
const indian = (value: number) => value.toLocaleString('en-IN');

/** The different values that a field gets from these texts. */
const meanings = (field: string, texts: readonly (string | number)[]) => [
  ...new Set(texts.map((text) => JSON.stringify(meaningOf(String(text), field)))),
];

describe('one value in many spellings is', () => {
  it('a price', () => {
    fc.assert(
      fc.property(thousands(30_000, 20_000_000), (price) => {
        const words = [indian(price), `₹${indian(price)}`, `Rs. ${price}`, `INR ${price}`, `${price} INR`];
        const ends = [`${indian(price)}/-`, `${price}.00`, price.toLocaleString('en-US')];
        const units = [`${price / 1e5} lakh`, `${price / 1e5}L`, `${price / 1e7} Cr`, `${price / 1000}k`];
        expect(meanings('price', [price, ...words, ...ends, ...units])).toEqual([`{"value":${price}}`]);
      }),
    );
  });

  it('an odometer’s kilometres', () => {
    fc.assert(
      fc.property(thousands(1000, 1_000_000), (mileage) => {
        const words = [`${mileage} km`, `${indian(mileage)} kms`, `${mileage} Kilometres`, `${mileage}KM.`];
        const units = [`${mileage / 1e5} lakh km`, `${mileage / 1000}k km`, `${mileage / 1000} thousand km`];
        const all = [mileage, `${mileage}.0`, indian(mileage), ...words, ...units];
        expect(meanings('mileage', all)).toEqual([`{"value":${mileage}}`]);
      }),
    );
  });

  it('a name, in one column or several', async () => {
    const brand = fc.constantFrom(
      ['Maruti Suzuki', 'Maruti'],
      ['Tata', 'TATA MOTORS'],
      ['Mercedes-Benz', 'mercedes'],
      ['Land Rover', 'landrover'],
      ['Kia', 'KIA'],
    );
    const word = fc.stringMatching(/^[A-Za-z][a-z0-9]{2,6}$/).filter((text) => !isNothing(text));
    const model = fc.uniqueArray(word, {
      minLength: 2,
      maxLength: 3,
      selector: (text) => text.toLowerCase(),
    });
    await fc.assert(
      fc.asyncProperty(brand, model, async ([make = '', alias = ''], words) => {
        const name = words.join(' ');
        const tables = [
          ['Make', 'Model', make, name],
          ['BRANDS', 'models', alias, name],
          ['Company', 'model_name', make.toUpperCase(), name],
          ['brand', 'Model,Variant', alias, `${words.slice(0, -1).join(' ')},${words.at(-1)}`],
          ['oem', 'Car Name', make, `${make} ${name}`],
          ['city', 'name', 'Delhi', `${alias} ${name}`],
          ['city', 'Title', 'Delhi', `2015 ${make} ${name}`],
          ['city', 'vehicle', 'Delhi', `${alias.toLowerCase()} ${name}`],
          ['city', 'Model', 'Delhi', `${make} ${name}`],
          ['carMake', 'trim,title,Model', alias, `,${name},${name}`],
        ];
        for (const [one = '', other = '', first = '', second = ''] of tables) {
          const content = `${one},${other},year,km,fuel\n${first},${second},2015,41300,Petrol\n`;
          const { rows } = await readSpreadsheet(Buffer.from(content), 'x.csv', {
            isStrict: false,
            makes: [],
          });
          expect(
            rows.map(({ fields }) => [fields.make, fields.model]),
            content,
          ).toEqual([[make, name]]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

it('an export gives back each text as it was', async () => {
  const letter = fc.constantFrom(...`=+-@'",;|अ#a1 `.split(''));
  const text = fc
    .string({ unit: letter, minLength: 1, maxLength: 8 })
    .map((one) => one.trim())
    .filter((one) => !isNothing(one) && !/^#+$/.test(one));
  await fc.assert(
    fc.asyncProperty(text, async (description) => {
      const folder = stockOf({ 47: { ...car47, description } });
      const file = join(folder, 'stock.csv');
      exportVerb(folder, file, now);
      const { changed } = await importing(folder, readFileSync(file));
      expect(changed).toEqual([`No changes: ${file} matches the stock.`]);
    }),
    { numRuns: 30 },
  );
});
