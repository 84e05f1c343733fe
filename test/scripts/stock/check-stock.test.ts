import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inOneLine } from '../../../scripts/stock/check/problem.ts';
import { checkStock, readStock, stockDoubts } from '../../../scripts/stock/check/read-stock.ts';
import { schemaFiles } from '../../../scripts/stock/schemas/schema-files.ts';
import { newDealer } from '../../../scripts/stock/verbs/init-verb.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { car47, now, stockOf } from './stock-folder.ts';

const numbered = (id: string, part: object = {}) => ({ ...car47, id, ...part });

describe('the check of a stock', () => {
  it('finds no problem in the sample', async () => expect(await problemsIn(sampleFolder)).toEqual([]));

  it.each([
    [{ price: '4,95,000' }, "price: '4,95,000' is not a whole number of rupees; write 495000"],
    [{ price: 4950 }, 'price: 4950 is less than 30000; is a digit missing?'],
    [{ price: 49_500_000 }, 'price: 49500000 is more than 20000000; is there a digit too many?'],
    [{ year: 2028 }, 'year: 2028 is later than next year; write a year up to 2027'],
    [
      { originalPrice: 495_000 },
      'old price: 495000 is not above the price of 495000; write the higher price, or delete the line',
    ],
    [{ id: 47 }, 'id: 47 is not text; write it in quotes'],
    [
      { fuel: 'petrol' },
      `fuel: 'petrol' is not one of Petrol, Diesel, CNG, Petrol + CNG, Electric, Hybrid, LPG; write "Petrol"`,
    ],
    [{ owner: 'first' }, "owner: 'first' is not one of 1st, 2nd, 3rd, 4th"],
    [{ prise: 1 }, "prise: unknown field; did you mean 'price'?"],
    [{ description: undefined }, 'description is missing; write what you would tell a buyer on the phone'],
    [{ model: 'City\u200b ZX' }, "model: contains an invisible character (U+200B) after 'City'; delete it"],
    [{ color: 'Red \ud83d' }, 'color: contains a broken character; type it again'],
    [{ make: ' Honda' }, "make: ' Honda' begins or ends with a space; delete it"],
    [{ model: 'C'.repeat(61) }, 'model is 61 characters long; shorten it to 60'],
    [
      { featured: 'yes' },
      "featured: 'yes' is neither yes nor no; write yes or no (in a file: true or false, without quotes)",
    ],
    [{ sold: '22/11/2026' }, `sold: '22/11/2026' is not a date; write it as "2026-11-22"`],
  ])('reports %j', async (mistake, message) => {
    const folder = stockOf({ 47: { ...car47, ...mistake } });
    const problems = await problemsIn(folder);
    expect(problems.map(withoutPlace)).toEqual([`Car 47, ${message}`]);
  });

  it('reports all problems at once, each with its line', async () => {
    const folder = stockOf({
      47: { ...car47, price: '?', owner: 1 },
      48: { ...car47, id: '84', year: 19 },
      49: { ...car47, id: '49', price: undefined, specs: { colour: 'Red' } },
    });
    expect(await problemsIn(folder)).toEqual([
      "Car 47, price: '?' is not a whole number of rupees; write it in digits alone (cars/47.json, line 6)",
      'Car 47, owner: 1 is not one of 1st, 2nd, 3rd, 4th; write "1st" (cars/47.json, line 10)',
      'Car 48, year: 19 is less than 1990; is a digit missing? (cars/48.json, line 5)',
      `Car 48, id: '84' is not the file's name; write "48", or rename the file (cars/48.json, line 2)`,
      "Car 49, specs.colour: unknown field; did you mean 'color'? (cars/49.json, line 13)",
      'Car 49, price is missing; add it (cars/49.json, line 1)',
    ]);
  });

  it('reports missing, broken, small and rotated pictures, and pictures without a car', async () => {
    const folder = stockOf({ 1: numbered('1'), 2: numbered('2'), 3: numbered('3'), 4: car47 });
    rmSync(join(folder, 'cars/4.json'));
    rmSync(join(folder, 'photos/1/1.webp'));
    writeFileSync(join(folder, 'photos/2/1.webp'), 'no picture');
    const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'navy' } });
    await plain.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'photos/3/1.webp'));
    await plain.clone().resize(400, 300).toFile(join(folder, 'photos/3/2.webp'));
    await plain.clone().resize(1200, 675).toFile(join(folder, 'photos/3/4.webp'));
    expect(await problemsIn(folder)).toEqual([
      'Car 1: there is no picture; add some: npm run stock -- photos 1 ~/Photos/*.jpg (photos/1)',
      'Car 4: there are pictures, but no cars/4.json; add that file, or delete the pictures (photos/4)',
      'Car 2: this file is not a picture; replace it with a photograph (photos/2/1.webp)',
      'Car 3: the picture is stored on its side; rotate it and save it again (photos/3/1.webp)',
      'Car 3: the picture is 400 pixels wide; use one of at least 600 (photos/3/2.webp)',
      'Car 3: the picture is 1200x675; crop it to 4:3 (photos/3/4.webp)',
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'this file is saved as UTF-16; save it as UTF-8'],
    ['a mark at its head', '\uFEFF{}', 'this file begins with an invisible mark (BOM)'],
    ['bytes of Windows-1252', Buffer.from('{"make": "\xeb"}', 'latin1'), 'this file is not saved as UTF-8'],
    ['null', 'null', 'the file is empty or holds something else'],
    ['a list', '[]', 'the file is empty or holds something else'],
    ['nothing', '', 'the file is empty or holds something else'],
    [
      'a comma missing',
      '{\n  "id": "47"\n  "make": "Honda"\n}',
      'a comma is missing at the end of this line',
    ],
    ['a comma too many', '{\n  "id": "47",\n}', 'there is a comma after the last entry; delete it'],
    ['no end', '{\n  "id": "47"\n', 'the last } is missing; write it at the end (cars/47.json, line 2)'],
    [
      'a field twice',
      '{\n  "id": "47",\n  "id": "47"\n}',
      "'id' appears twice; delete one (cars/47.json, line 3)",
    ],
  ])('has one message for a file with %s', async (_what, content, message) => {
    const folder = stockOf({ 47: car47 });
    writeFileSync(join(folder, 'cars/47.json'), content);
    const problems = await problemsIn(folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`Car 47: ${message}`);
  });

  it('refuses a plate that another car has, and a future date', async () => {
    const plate = 'DL 3C AB 1234';
    const folder = stockOf({
      47: { ...car47, registration: plate, sold: '2026-11-23' },
      48: { ...car47, id: '48', registration: plate },
      49: { ...car47, id: '49', registration: 'dl-3c-ab-1234', added: '2027-01-01' },
      50: { ...car47, id: '50', inspection: { day: '2026-11-23' } },
    });
    expect(await problemsIn(folder)).toEqual([
      "Car 47, sold: '2026-11-23' is in the future; write a date up to 2026-11-22 (cars/47.json, line 14)",
      "Car 49, added: '2027-01-01' is in the future; write a date up to 2026-11-22 (cars/49.json, line 14)",
      "Car 50, inspection.day: '2026-11-23' is in the future; write a date up to 2026-11-22 (cars/50.json, line 14)",
      "Car 49, number plate: 'dl-3c-ab-1234' is also the number plate of car 48; correct one of them (cars/49.json, line 13)",
    ]);
  });

  it('refuses other kilometres than those on a drawn odometer, until the picture is deleted or a photograph', async () => {
    const car = { ...car47, id: '1', mileage: 39_000 };
    const folder = stockOf({ 1: car });
    const [one, two] = [join(folder, 'photos/1/1.webp'), join(folder, 'photos/1/2.webp')];
    cpSync(join(sampleFolder, 'photos/1/4.webp'), two);
    expect(await problemsIn(folder)).toEqual([
      'Car 1, mileage: 39000 is not the 38500 on the drawn odometer; delete that picture first: npm run stock -- photos 1 --remove 2 (cars/1.json, line 7)',
    ]);
    writeFileSync(
      join(folder, 'cars/1.json'),
      JSON.stringify({ ...car, mileage: 38_500, onPage: { mileage: 39_000 } }),
    );
    expect(await problemsIn(folder)).toEqual([
      'Car 1, onPage.mileage: 39000 is not the 38500 on the drawn odometer; delete that picture first: npm run stock -- photos 1 --remove 2 (cars/1.json, line 1)',
    ]);
    cpSync(one, two);
    expect(await problemsIn(folder)).toEqual([]);
  });

  it('asks about a brand with two spellings', () => {
    const folder = stockOf({
      46: numbered('46', { make: 'maruti suzuki' }),
      47: numbered('47', { make: 'Maruti Suzuki' }),
      48: numbered('48', { make: 'Maruti Suzuki' }),
    });
    const asked = stockDoubts(folder, now).filter((line) => line.includes('Car '));
    expect(asked).toEqual([
      expect.stringContaining("46, make: 'maruti suzuki' is spelled 'Maruti Suzuki' on other cars") as string,
    ]);
  });

  it('ignores files that Windows and macOS put beside pictures', async () => {
    const folder = stockOf({ 47: car47 });
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store']) {
      for (const place of ['photos/47', 'photos', 'cars']) writeFileSync(join(folder, place, name), '');
    }
    expect(await problemsIn(folder)).toEqual([]);
  });

  it('needs no pictures of a car whose page is gone', async () => {
    const folder = stockOf({
      47: { ...car47, sold: '2026-10-23' },
      48: numbered('48', { sold: '2026-10-24' }),
    });
    for (const id of ['47', '48']) rmSync(join(folder, 'photos', id), { recursive: true });
    expect(await problemsIn(folder)).toEqual([
      expect.stringContaining('Car 48: there is no picture') as string,
    ]);
  });

  it('stops the build of an invalid stock', () => {
    const folder = stockOf({ 47: { ...car47, price: 1 } });
    expect(() => readStock(folder, now)).toThrow(/^1 problem in .*:\n- Car 47, price/);
  });

  it('accepts electric cars, Hindi, and a sold car', async () => {
    const folder = stockOf({
      47: { ...car47, fuel: 'Electric', make: 'महिन्द्रा', color: 'र\u200dय 👨‍👩‍👧', sold: '2026-11-20' },
    });
    expect(await problemsIn(folder)).toEqual([]);
  });
});

const { home, about, footer } = sample.texts;

describe('the check of dealer.json', () => {
  it.each([
    [
      { address: { ...sample.address, street: '1 Ring Road' } },
      'address: the street is yours, but district, postalCode',
    ],
    [
      { texts: { about, footer, home: { ...home, title: 'A'.repeat(81) } } },
      'texts.home.title is 81 characters long',
    ],
    [
      { texts: { home, footer, about: { ...about, figures: [{ name: 'A', value: '1', valeu: '1' }] } } },
      "texts.about.figures.0.valeu: unknown field; did you mean 'value'? (dealer.json, line 73)",
    ],
    [
      { texts: { home, footer, about: { ...about, figures: [{ name: 'A' }] } } },
      'texts.about.figures.0.value is missing',
    ],
    [{ season: { from: '2026-11-15', to: '2026-10-20' } }, "season.to: '2026-10-20' is before the first day"],
    [{ texts: { home, footer, about: { ...about, reasons: [] } } }, 'texts.about.reasons: has 0 entries'],
  ])('reports %j', async (mistake, message) => {
    const problems = await problemsIn(stockOf({ 47: car47 }, mistake));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`Dealer, ${message}`);
  });

  it('refuses hours for search engines that differ from those on the pages', async () => {
    const problemsOf = async (shown: string) => {
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
      const structured = { days, opens: '10:00', closes: '19:30' };
      return problemsIn(stockOf({ 47: car47 }, { hours: { shown, structured } }));
    };
    expect(await problemsOf('Mon-Sat: 10 AM - 7:30 PM')).toEqual([]);
    expect(await problemsOf('Mon-Fri: 10 AM - 7:30 PM, Sun: 10 AM - 2 PM')).toEqual([
      expect.stringContaining('differ from those on the pages on Sunday, Saturday; delete') as string,
    ]);
  });

  it("names unchanged claims of the sample, and not the dealer's own", () => {
    const { metro, parking, offer, finance, goods } = sample;
    const left = { ...newDealer(), metro, parking, offer, finance, goods, texts: { footer } };
    expect(stockDoubts(stockOf({}, left)).at(-1)).toMatch(
      /: brand, .*, hours, goods, finance, metro, parking, offer warrantyOn, .*, offer documents, text of the footer\.$/,
    );
    const own = {
      metro: { ...metro, station: 'Okhla NSIC' },
      parking: 'In the street',
      offer: { warrantyMonths: 6 },
    };
    expect(stockDoubts(stockOf({}, { ...left, ...own })).at(-1)).toMatch(
      /, hours, goods, finance, text of the footer\.$/,
    );
  });

  it.each([
    ['Mon-Sat: 10 AM - 7:30 PM', false],
    ['Every day but Tuesday', true],
  ])('asks about hours that search engines cannot read: %s', (shown, isAsked) => {
    const doubts = stockDoubts(stockOf({ 47: car47 }, { hours: { shown } })).join('\n');
    expect(doubts.includes(`hours: search engines cannot read '${shown}'`)).toBe(isAsked);
  });
});

it.each(Object.entries(schemaFiles()))('the sample’s %s is up to date', (name, text) => {
  expect(readFileSync(join(sampleFolder, name), 'utf8')).toBe(text);
});

async function problemsIn(folder: string): Promise<string[]> {
  const problems = await checkStock(folder, now);
  return problems.map((problem) => inOneLine(problem).replaceAll(`${folder}/`, ''));
}

function withoutPlace(problem: string): string {
  return problem.replace(/ \([^()]+, line \d+\)$/, '');
}
