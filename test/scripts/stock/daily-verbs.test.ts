import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../scripts/stock/arguments.ts';
import type { Person } from '../../../scripts/stock/editing/ask.ts';
import { checkStock } from '../../../scripts/stock/read-stock.ts';
import { addVerb } from '../../../scripts/stock/verbs/add-verb.ts';
import { exportVerb } from '../../../scripts/stock/verbs/export-verb.ts';
import { importVerb } from '../../../scripts/stock/verbs/import-verb.ts';
import { initVerb } from '../../../scripts/stock/verbs/init-verb.ts';
import { listVerb } from '../../../scripts/stock/verbs/list-verb.ts';
import { restoreVerb, sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { car47, stockOf } from './stock-folder.ts';

const now = new Date('2026-11-22T12:00:00+05:30');
const fileOf = (folder: string, id: string) => readFileSync(join(folder, 'cars', `${id}.json`), 'utf8');
const car = (folder: string, id: string) => JSON.parse(fileOf(folder, id)) as Record<string, unknown>;
const twoCars = () =>
  stockOf({ 47: car47, 48: { ...car47, id: '48', price: 445_000, added: '2026-11-12', sold: '2026-11-20' } });

describe('init', () => {
  it('makes a stock that is right, with quirks fixed, schemas and a guide, and says what to replace', async () => {
    const folder = join(stockOf({}), 'own');
    const { changed } = initVerb(folder, { isEmpty: false });
    expect(changed[1]).toBe(
      `Still the sample's dealer's, in ${folder}/dealer.json: brand, origin, phone, email, address, geo, hours, social, finance, texts.`,
    );
    expect(readdirSync(folder).sort()).toEqual([
      'README.md',
      'car.schema.json',
      'cars',
      'dealer.json',
      'dealer.schema.json',
      'photos',
    ]);
    expect(readFileSync(join(folder, 'dealer.json'), 'utf8')).toContain('"quirks": "fix"');
    expect(await checkStock(folder, now)).toEqual([]);
    expect(() => initVerb(folder, { isEmpty: true })).toThrow(/there is a folder .* already/);
  });
});

describe('list', () => {
  it('is a line a car', () => {
    const folder = twoCars();
    expect(listVerb(folder, now).changed).toEqual([
      'id  car                 price      driven     pictures  days  state',
      '47  2019 Honda City ZX  ₹4,95,000  41,300 km  1         -     for sale',
      '48  2019 Honda City ZX  ₹4,45,000  41,300 km  1         10    sold 2026-11-20',
      `${folder}/: 1 cars, 1 sold`,
    ]);
  });
});

describe('set', () => {
  it('changes, adds and takes out fields, each in its place, and leaves the rest of the file', () => {
    const folder = twoCars();
    const { changed } = setVerb(
      folder,
      ['47', 'price=4,25,000', 'originalPrice=445000', 'specs.engine=1.5-litre', 'color=Red'],
      now,
    );
    setVerb(folder, ['47', 'originalPrice='], now);
    expect(changed).toEqual([
      'Car 47, price: 495000 → 425000',
      'Car 47, originalPrice: nothing → 445000',
      'Car 47, specs.engine: nothing → 1.5-litre',
      'Car 47, color: Lunar Silver → Red',
    ]);
    const specs = { engine: '1.5-litre' };
    expect(fileOf(folder, '47')).toBe(
      JSON.stringify({ ...car47, price: 425_000, color: 'Red', specs }, null, 2),
    );
  });

  it.each([
    [
      ['47', 'price=abc'],
      "- Car 47, price: 'abc' is not a whole number of rupees; write it in digits alone (cars/47.json)",
    ],
    [['47', 'prise=1'], "- Car 47, prise: there is no such field; did you mean 'price'? (cars/47.json)"],
    [['99', 'price=1'], "- there is no car '99'; 'npm run stock -- list' shows their numbers"],
    [['47', 'price'], "- 'price' is no field with its value; write 'set 10 price=425000'"],
  ])('refuses %j and writes nothing', (words, message) => {
    const folder = twoCars();
    const before = fileOf(folder, '47');
    expect(refusalOf(() => setVerb(folder, words, now)).replaceAll(`${folder}/`, '')).toBe(
      `Nothing was written:\n${message}`,
    );
    expect(fileOf(folder, '47')).toBe(before);
    expect(readdirSync(folder)).not.toContain('.next');
  });

  it('refuses what would be right while another car is wrong', () => {
    const folder = stockOf({ 47: car47, 48: { ...car47, id: '48' } });
    writeFileSync(join(folder, 'cars/48.json'), '{}');
    expect(refusalOf(() => setVerb(folder, ['47', 'price=425000'], now))).toContain(
      'Car 48, make is missing',
    );
  });
});

describe('sell and restore', () => {
  it('write the day in India and take it out again', () => {
    const folder = twoCars();
    const before = car(folder, '47');
    expect(sellVerb(folder, ['47'], new Date('2026-11-22T20:00:00Z')).changed).toEqual([
      'Sold: Car 47, 2019 Honda City ZX, ₹4,95,000. Its page says so for 30 days.',
    ]);
    expect(car(folder, '47')).toEqual({ ...before, sold: '2026-11-23' });
    expect(refusalOf(() => sellVerb(folder, ['47'], now))).toContain('car 47 was sold on 2026-11-23 already');
    restoreVerb(folder, ['47'], now);
    expect(car(folder, '47')).toEqual(before);
    expect(refusalOf(() => restoreVerb(folder, ['47'], now))).toContain('car 47 is not sold');
  });
});

describe('add', () => {
  it('takes a car out of a file, gives it the next number and the day, and asks for pictures', async () => {
    const folder = twoCars();
    const from = join(folder, 'new.json');
    writeFileSync(from, JSON.stringify({ ...car47, id: undefined }));
    const { changed, next } = await addVerb(folder, { from, person: undefined, now });
    expect(changed).toEqual([
      `Added: Car 49, 2019 Honda City ZX, ₹4,95,000 (${join(folder, 'cars/49.json')})`,
    ]);
    expect(next).toBe('npm run stock -- photos 49 ~/Photos/*.jpg');
    expect(car(folder, '49')).toEqual({
      $schema: '../car.schema.json',
      ...car47,
      id: '49',
      added: '2026-11-22',
    });
  });

  it('asks for one field after the other, and says at once what is wrong', async () => {
    const folder = twoCars();
    const answers = [
      'Tata',
      'Nexon',
      '2020',
      '7,15,000',
      '',
      '36700',
      'Petrol',
      'Manual',
      '1st',
      '',
      'SUV',
      'Red',
      '',
      '',
    ];
    const said: (string | undefined)[] = [];
    const person: Person = {
      ask({ message, problemOf }) {
        if (message === 'price') said.push(problemOf('cheap'), problemOf(''), problemOf('7,15,000'));
        return Promise.resolve(answers.shift() ?? 'A calm car.');
      },
      agrees: () => Promise.resolve(true),
    };
    await addVerb(folder, { from: undefined, person, now });
    const cheap = "'cheap' is not a whole number of rupees; write it in digits alone";
    expect(said).toEqual([cheap, 'this is needed', undefined]);
    expect(car(folder, '49')).toMatchObject({ price: 715_000, body: 'SUV', description: 'A calm car.' });
  });
});

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
    expect(car(folder, '46').sold).toBe('2026-11-22');
    expect(car(folder, '48')).toMatchObject({ price: 395_000, added: '2026-11-22' });
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
    expect(car(folder, '47')).toEqual(car47);
  });
});

describe('npm run stock', () => {
  const stock = (folder: string, ...words: string[]) => {
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/stock.ts', ...words], {
      env: { PATH: process.env.PATH, STOCK: folder },
      encoding: 'utf8',
    });
  };

  it('says what changed and what comes next, in one object for machines', () => {
    const folder = twoCars();
    expect(stock(folder, 'set', '47', 'price=425000', '--json')).toMatchObject({
      status: 0,
      stdout: `${JSON.stringify({
        car: '47',
        changes: [{ field: 'price', from: '495000', to: '425000' }],
        changed: ['Car 47, price: 495000 → 425000'],
        next: 'npm run build',
      })}\n`,
    });
  }, 60_000);

  it('refuses a verb that it does not know', () => {
    const { status, stderr } = stock(twoCars(), 'buy');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Nothing was written:\n- write npm run stock -- VERB, with one of init, list, add/,
    );
  }, 60_000);

  it('refuses what a verb does not know, and to change the sample', () => {
    const list = { most: 0, run: () => ({ changed: [], next: '', data: {} }) };
    expect(refusalOf(() => readArguments('list', ['--loud', 'x'], list))).toBe(
      "Nothing was written:\n- 'list' knows no '--loud'\n- 'list' does not know what to do with 'x'",
    );
    expect(refusalOf(() => sellVerb('shared/sample', ['14'], now))).toBe(
      "Nothing was written:\n- the sample stays as it is; 'npm run stock -- init' makes a stock of your own",
    );
  });
});

function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no refusal';
}
