import { describe, expect, it } from 'vitest';
import { readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../../../scripts/stock/stock-folder.ts';
import drawings from '../../../../shared/sample/drawings.json' with { type: 'json' };
import { now, problemsIn, stockOf } from '../stock-folder.ts';

describe('the check of a stock', () => {
  const { cars } = readStock(sampleFolder);

  it('finds no problem in the sample', async () => expect(await problemsIn(sampleFolder)).toEqual([]));

  it.each(Object.entries(drawings))('finds the kilometres of car %s on its drawn odometer', (id, drawn) => {
    const { mileage, onPage } = cars.find((car) => car.id === id) ?? {};
    expect([mileage, onPage?.mileage ?? mileage]).toEqual([drawn, drawn]);
  });

  it.each([
    [{ price: '4,95,000' }, "price: '4,95,000' is not a whole number of rupees; write 495000"],
    [{ price: 49_500_000 }, 'price: 49500000 is more than 20000000; is there a digit too many?'],
    [{ year: 2028 }, 'year: 2028 is later than next year; write a year up to 2027'],
    [
      { originalPrice: 495_000 },
      'old price is not above the price; write the higher price, or delete the line',
    ],
    [{ trim: 'VX' }, "trim is not the end of the model's name; write its last part, or delete the line"],
    [
      { trim: 'ZX', onPage: { model: 'City' } },
      "trim is not the end of the model's name; write its last part, or delete the line",
    ],
    [
      { vin: 'MA3EWB22SO0123456' },
      `chassis number: 'MA3EWB22SO0123456' is not 17 capital letters and digits without I, O and Q, such as "MA3EWB22S00123456"`,
    ],
    [{ id: 47 }, 'id: 47 is not text; write it in quotes'],
    [{ model: 5, trim: 'ZX' }, 'model: 5 is not text; write it in quotes'],
    [{ description: undefined }, 'description is missing; write what you would tell a buyer on the phone'],
    [{ model: 'City\u200b ZX' }, "model: contains an invisible character after 'City'; delete it"],
    [{ color: 'Red \ud83d' }, 'color: contains a broken character; type it again'],
    [{ model: 'C'.repeat(61) }, 'model is 61 characters long; shorten it to 60'],
    [
      { featured: 'yes' },
      "featured: 'yes' is neither yes nor no; write yes or no (in a file: true or false, without quotes)",
    ],
    [
      { specs: { bootSpace: 'big' } },
      `specs.bootSpace: 'big' is not a number of litres, such as "400 litres"`,
    ],
    [{ insurance: { kind: 'comprehensive' } }, 'insurance.until is missing; add the last day of the cover'],
    [
      { insurance: { kind: 'Third party' } },
      `insurance.kind: 'Third party' is not one of comprehensive, third-party, festive, none; write "third-party"`,
    ],
  ])('reports %j', async (mistake, message) => {
    const problems = await problemsIn(stockOf({ 47: { ...mistake } }));
    expect(problems.map((problem) => problem.replace(/ \([^()]+, line \d+\)$/, ''))).toEqual([
      `Car 47, ${message}`,
    ]);
  });

  it('reports all problems at once, each with its line, and stops a build', async () => {
    const folder = stockOf({
      47: { price: '?', owner: 1 },
      48: { id: '84', price: 4950 },
      49: { price: undefined, specs: { colour: 'Red' } },
    });
    expect(await problemsIn(folder)).toEqual([
      "Car 47, price: '?' is not a whole number of rupees; write it in digits only (cars/47.json, line 6)",
      'Car 47, owner: 1 is not one of 1st, 2nd, 3rd, 4th; write "1st" (cars/47.json, line 10)',
      'Car 48, price: 4950 is less than 30000; is a digit missing? (cars/48.json, line 6)',
      `Car 48, id: '84' is not the file's name; write "48", or rename the file (cars/48.json, line 2)`,
      'Car 49, specs.colour: unknown field; correct its name, or delete it (cars/49.json, line 13)',
      'Car 49, price is missing; add it (cars/49.json, line 1)',
    ]);
    expect(() => readStock(folder, now)).toThrow(/^6 problems in .*:\n- Car 47, price/);
  });

  it.each([
    ['registration', 'number plate', 'DL 3C AB 1234', 'dl-3c-ab-1234'],
    ['vin', 'chassis number', 'MA3EWB22S00123456', 'MA3EWB22S00123456'],
  ])('refuses the same %s on two cars for sale', async (field, name, first, second) => {
    const folder = stockOf({
      47: { [field]: first, sold: '2026-11-21' },
      48: { [field]: first },
      49: { [field]: second },
    });
    expect(await problemsIn(folder)).toEqual([
      `Car 49, ${name}: '${second}' is also the ${name} of car 48; correct one of them (cars/49.json, line 13)`,
    ]);
  });

  it('refuses dates more than a week ahead', async () => {
    const inspection = { day: '2026-12-01' };
    const remedy = "is in the future; write a date up to 2026-11-22, today by this computer's clock";
    expect(
      await problemsIn(stockOf({ 47: { added: '2026-11-29', sold: '2026-11-30', inspection } })),
    ).toEqual([
      `Car 47, sold: '2026-11-30' ${remedy} (cars/47.json, line 14)`,
      `Car 47, inspection.day: '2026-12-01' ${remedy} (cars/47.json, line 16)`,
    ]);
  });

  it('accepts the invisible joiners of Hindi and of emoji', async () => {
    const folder = stockOf({ 47: { make: 'महिन्द्रा', color: 'र\u200dय 👨‍👩‍👧' } });
    expect(await problemsIn(folder)).toEqual([]);
  });
});
