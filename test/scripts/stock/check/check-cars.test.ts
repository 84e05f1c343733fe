import { describe, expect, it } from 'vitest';
import { doubtsOfValid, readStock } from '../../../../scripts/stock/check/read-stock.ts';
import { sampleFolder } from '../../../../scripts/stock/stock-folder.ts';
import { car47, now, problemsIn, stockOf } from '../stock-folder.ts';

describe('the check of a stock', () => {
  it('finds no problem in the sample', async () => expect(await problemsIn(sampleFolder)).toEqual([]));

  it.each([
    [{ price: '4,95,000' }, "price: '4,95,000' is not a whole number of rupees; write 495000"],
    [{ price: 49_500_000 }, 'price: 49500000 is more than 20000000; is there a digit too many?'],
    [{ year: 2028 }, 'year: 2028 is later than next year; write a year up to 2027'],
    [
      { originalPrice: 495_000 },
      'old price: 495000 is not above the price of 495000; write the higher price, or delete the line',
    ],
    [
      { trim: 'VX' },
      "trim: 'VX' is not the last part of the model 'City ZX'; write its last part, or delete the line",
    ],
    [
      { model: 'ZX', trim: 'ZX' },
      "trim: 'ZX' is not the last part of the model 'ZX'; write its last part, or delete the line",
    ],
    [
      { trim: 'ZX', onPage: { model: 'City' } },
      "trim: 'ZX' is not the last part of the model 'City'; write its last part, or delete the line",
    ],
    ...['ma3ewb22s00123456', 'MA3EWB22S0012345', 'MA3EWB22S001234567', 'MA3EWB22SO0123456'].map(
      (vin): [object, string] => [
        { vin },
        `chassis number: '${vin}' is not 17 capital letters and digits without I, O and Q, such as "MA3EWB22S00123456"`,
      ],
    ),
    [{ id: 47 }, 'id: 47 is not text; write it in quotes'],
    [{ owner: 'first' }, "owner: 'first' is not one of 1st, 2nd, 3rd, 4th"],
    [{ description: undefined }, 'description is missing; write what you would tell a buyer on the phone'],
    [{ model: 'City\u200b ZX' }, "model: contains an invisible character (U+200B) after 'City'; delete it"],
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
    [{ specs: { seating: 'five' } }, `specs.seating: 'five' is not a number of seats, such as "5"`],
    [{ sold: '22/11/2026' }, `sold: '22/11/2026' is not a date; write it as "2026-11-22"`],
  ])('reports %j', async (mistake, message) => {
    const problems = await problemsIn(stockOf({ 47: { ...car47, ...mistake } }));
    expect(problems.map((problem) => problem.replace(/ \([^()]+, line \d+\)$/, ''))).toEqual([
      `Car 47, ${message}`,
    ]);
  });

  it('reports all problems at once, each with its line, and stops a build', async () => {
    const folder = stockOf({
      47: { ...car47, price: '?', owner: 1 },
      48: { ...car47, id: '84', price: 4950 },
      49: { ...car47, id: '49', price: undefined, specs: { colour: 'Red' } },
    });
    expect(await problemsIn(folder)).toEqual([
      "Car 47, price: '?' is not a whole number of rupees; write it in digits alone (cars/47.json, line 6)",
      'Car 47, owner: 1 is not one of 1st, 2nd, 3rd, 4th; write "1st" (cars/47.json, line 10)',
      'Car 48, price: 4950 is less than 30000; is a digit missing? (cars/48.json, line 6)',
      `Car 48, id: '84' is not the file's name; write "48", or rename the file (cars/48.json, line 2)`,
      "Car 49, specs.colour: unknown field; did you mean 'color'? (cars/49.json, line 13)",
      'Car 49, price is missing; add it (cars/49.json, line 1)',
    ]);
    expect(() => readStock(folder, now)).toThrow(/^6 problems in .*:\n- Car 47, price/);
  });

  it('refuses a plate that another car has', async () => {
    const plate = 'DL 3C AB 1234';
    const folder = stockOf({
      47: { ...car47, registration: plate, sold: '2026-11-21' },
      48: { ...car47, id: '48', registration: plate },
      49: { ...car47, id: '49', registration: 'dl-3c-ab-1234' },
    });
    expect(await problemsIn(folder)).toEqual([
      "Car 49, number plate: 'dl-3c-ab-1234' is also the number plate of car 48; correct one of them (cars/49.json, line 13)",
    ]);
  });

  it('refuses days far in the future, those of several cars in one line about the clock', async () => {
    const inspected = { ...car47, sold: '2026-11-30', inspection: { day: '2026-12-01' } };
    expect(await problemsIn(stockOf({ 47: inspected }))).toEqual([
      "Car 47, sold: '2026-11-30' is in the future; write a date up to 2026-11-22 (cars/47.json, line 13)",
      "Car 47, inspection.day: '2026-12-01' is in the future; write a date up to 2026-11-22 (cars/47.json, line 15)",
    ]);
    const daysOf = async (count: number) => {
      const ids = ['46', '47', '48', '49', '50'].slice(0, count);
      const cars = ids.map((id) => [id, { ...car47, id, added: `2026-12-0${9 - (Number(id) % 46)}` }]);
      return problemsIn(stockOf({ ...(Object.fromEntries(cars) as object), 51: { ...car47, id: '51' } }));
    };
    const remedy =
      "are in the future: today is 2026-11-22 by this computer's clock; set the clock, or correct the days (cars/46.json, line 13)";
    expect(await daysOf(2)).toEqual([`Car 46, added: this and days of car 47, up to 2026-12-09, ${remedy}`]);
    expect(await daysOf(5)).toEqual([
      `Car 46, added: this and days of cars 47, 48, 49 and 1 more, up to 2026-12-09, ${remedy}`,
    ]);
  });

  it('refuses a chassis number that another car for sale has', async () => {
    const vin = 'MA3EWB22S00123456';
    const folder = stockOf({
      47: { ...car47, vin, trim: 'ZX', sold: '2026-11-20' },
      48: { ...car47, id: '48', vin },
      49: { ...car47, id: '49', vin },
    });
    expect(await problemsIn(folder)).toEqual([
      `Car 49, chassis number: '${vin}' is also the chassis number of car 48; correct one of them (cars/49.json, line 13)`,
    ]);
  });

  it('asks about a brand with two spellings', async () => {
    const [one, other] = [
      { ...car47, make: 'maruti suzuki' },
      { ...car47, make: 'Maruti Suzuki' },
    ];
    const folder = stockOf({ 46: { ...one, id: '46' }, 47: other, 48: { ...other, id: '48' } });
    const asked = (await doubtsOfValid(folder, now)).filter((line) => line.includes('Car '));
    expect(asked).toEqual([
      expect.stringContaining("46, make: 'maruti suzuki' is spelled 'Maruti Suzuki' on other cars") as string,
    ]);
  });

  it('accepts the invisible joiners of Hindi and of emoji', async () => {
    const folder = stockOf({ 47: { ...car47, make: 'महिन्द्रा', color: 'र\u200dय 👨‍👩‍👧' } });
    expect(await problemsIn(folder)).toEqual([]);
  });
});
