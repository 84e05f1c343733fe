import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../../../scripts/stock/spreadsheet/read-spreadsheet.ts';
import { car47, carIn, importing, stockOf } from '../stock-folder.ts';
import { workbookOf } from './workbook.ts';

const read = (content: string | Buffer) =>
  readSpreadsheet(Buffer.from(content), 'stock.csv', { isStrict: false, makes: [] });

/** A table of new cars with these prices. */
const priced = (prices: readonly string[], header = 'price') =>
  [
    `make,model,year,km,fuel,${header}`,
    ...prices.map((price, index) => `Honda,City,2015,${40_000 + index},Petrol,${price}`),
  ].join('\n');

const pricesOf = async (content: string) => (await read(content)).rows.map(({ fields }) => fields.price);

describe('a column of prices', () => {
  const lakhs = Array.from({ length: 40 }, (_, index) => String((index + 1) * 1.5));

  it('is in lakhs if all of three or more are what cars cost in lakhs, which is shown', async () => {
    const { rows, notes } = await read(priced(['0.5', ...lakhs]));
    expect(rows.map(({ fields }) => fields.price).slice(0, 3)).toEqual([50_000, 150_000, 300_000]);
    expect(notes).toEqual(["'price' in lakhs"]);
    expect(await pricesOf(priced(['3.45', '₹ 4', '', '5.25 lakh', '12']))).toEqual([
      345_000,
      400_000,
      undefined,
      525_000,
      1_200_000,
    ]);
  });

  it.each([[['3.45', '4.1']], [['3.45', '4.1', '425000']], [['0.4', '3.45', '4.1']], [[...lakhs, '75']]])(
    'has two readings as %j: one line with the number of rows, and what to call the column',
    async (prices) => {
      const ambiguous = prices.filter((price) => Number(price) < 1000).length;
      const rows = ambiguous === 2 ? 'another row' : `${ambiguous - 1} more rows`;
      await expect(read(priced(prices))).rejects.toThrow(
        new RegExp(
          `^Nothing was written:\\n- price: '[\\d.]+' can be \\d+ \\([\\d.]+ lakh\\) or [\\d.]+ rupees; write the one that you mean, or call the column 'price \\(lakh\\)' \\(stock.csv, row 2 and ${rows}\\)$`,
        ),
      );
    },
  );

  it('has the unit that its header names', async () => {
    expect(await pricesOf(priced(['3.45'], 'Price (in Lakhs)'))).toEqual([345_000]);
    expect(await pricesOf(priced(['1.05', '95 lakh'], 'PRICE_IN_CR'))).toEqual([10_500_000, 9_500_000]);
  });
});

describe('a table', () => {
  it('that names no brand, model or kilometres is refused once, with the columns that were not understood', async () => {
    const rows = Array.from({ length: 234 }, () => 'x,City,2015,Petrol,Delhi').join('\n');
    await expect(read(`brond,modele,year,fuel,hub\n${rows}\n`)).rejects.toThrow(
      /^Nothing was written:\n- no column is called make, model, mileage; name it in the first row; not understood: column 'brond' \(did you mean 'make'\?\), column 'modele' \(did you mean 'model'\?\), column 'hub' \(stock.csv, row 1\)$/,
    );
  });

  it('has one line for each cause, whichever cars have it', async () => {
    const rows = [
      'Honda,City,2015,Petrol,',
      'Honda,Jazz,2015,Petrol,',
      'Honda,Civic,2035,Petrol,5',
      'Kia,Sonet,2036,Desel,9',
    ];
    const folder = stockOf({});
    const imported = importing(folder, `make,model,year,fuel,km\n${rows.join('\n')}\n`);
    await expect(imported).rejects.toThrow(
      new RegExp(
        [
          '^Nothing was written:',
          '- mileage is missing; add it \\(.*, row 2 and another row\\)',
          '- year: 2035 is later than next year; write a year up to 2027 \\(.*, row 4 and another row\\)',
          '- Car 4, fuel: \'Desel\' is not one of .*; write "Diesel" \\(.*, row 5\\)$',
        ].join('\n'),
      ),
    );
  });

  it('may have a title above its header, and rows count as the spreadsheet does', async () => {
    const content = 'Stock of November,,\n,,\nid,Price,BS\n47,4.5,IV\n';
    await expect(read(content)).rejects.toThrow("price: '4.5' can be 450000 (4.5 lakh) or 4.5 rupees");
    await expect(read(content)).rejects.toThrow('(stock.csv, row 4)');
  });

  it('of a workbook with two visible sheets is refused with their names', async () => {
    const rows = [['id'], [47]];
    const sheets = [
      { name: 'Cars', rows },
      { name: 'Old', state: 'hidden', rows } as const,
      { name: 'More', rows },
    ];
    await expect(read(workbookOf(...sheets))).rejects.toThrow("several sheets: 'Cars', 'More'; keep the one");
  });

  it('has no value where a portal writes that it knows none', async () => {
    const cells = ['null bhp', '0.0 kmpl', '0', 'N/A', 'Ask For Price', '-'];
    const { rows } = await read(`id,max_power,economy,seats,color,price,torque\n47,${cells.join(',')}\n`);
    expect(rows[0]?.fields).toEqual({
      'specs.power': undefined,
      'specs.mileage': undefined,
      'specs.seating': undefined,
      'specs.torque': undefined,
      color: undefined,
      price: undefined,
    });
  });

  it.each(['#N/A', '#NAME?', '#VALUE!', '#REF!', '#DIV/0!', '#NUM!', '####'])(
    'with the error %s is refused by name',
    async (error) => {
      await expect(read(`id,color,city\n47,${error},#REF!\n`)).rejects.toThrow(
        `Nothing was written:\n- color: '${error}' is an error of the spreadsheet; correct its formula, or empty the cell (stock.csv, row 2)`,
      );
    },
  );

  it.each([
    ['Reg. Year', { year: 2015 }],
    ['total_owners', { owner: '2nd' }],
    ['Ownership', { owner: '2nd' }],
    ['KM Reading', { mileage: 2015 }],
    ['kms', { mileage: 2015 }],
    ['mileage.value', { mileage: 2015 }],
    ['KILOMETRES (km)', { mileage: 2015 }],
    ['Odometer in miles', { mileage: 3243 }],
    ['AskPrice', { price: 201_500 }],
    ['Final Price', { price: 201_500 }],
    ['listed_price', { price: 201_500 }],
    ['PRICES (INR)', { price: 201_500 }],
    ['Ask For Price', { price: 201_500 }],
    ['BodyStyle', { body: 'SUV' }],
    ['body_type', { body: 'SUV' }],
    ['Engine (cc)', { 'specs.displacement': '2015 cc' }],
    ['Boot Space', { 'specs.bootSpace': '400 litres' }],
    ['Boot (litres)', { 'specs.bootSpace': '400 litres' }],
  ])('has the column %s', async (header, fields) => {
    const [field = ''] = Object.keys(fields);
    const cell = { owner: '2', price: '201500', body: 'suv', 'specs.bootSpace': '400.0' }[field] ?? '2015';
    expect((await read(`id,${header}\n47,${cell}\n`)).rows[0]?.fields).toEqual(fields);
  });

  it.each(['Yes', 'TRUE', '1', 'Company fitted'])(
    'has CNG beside petrol where its kit is %s',
    async (kit) => {
      const { rows } = await read(
        `id,fuel,CngKit\n47,Petrol,${kit}\n48,Petrol,No\n49,CNG,${kit}\n50,Petrol,\n`,
      );
      expect(rows.map(({ fields }) => fields.fuel)).toEqual(['Petrol + CNG', 'Petrol', 'CNG', 'Petrol']);
    },
  );

  it.each(['km_driven,mileage\n41300,18\n52000,21\n', 'mileage\n18\n21.4\n19\n'])(
    'has no odometer in %j that says what a litre takes a car',
    async (content) => {
      const [header = '', ...lines] = content.split('\n');
      const rows = lines.filter(Boolean).map((line, index) => `${index + 1},${line}`);
      const { rows: cars, notes } = await read([`id,${header}`, ...rows].join('\n'));
      expect(notes).toEqual(["'mileage' as specs.mileage"]);
      expect(cars[0]?.fields).toMatchObject({ 'specs.mileage': '18' });
    },
  );

  it('has an odometer in few kilometres where it calls them so', async () => {
    const { rows } = await read('id,km\n1,18\n2,21\n3,19\n');
    expect(rows.map(({ fields }) => fields.mileage)).toEqual([18, 21, 19]);
  });

  it('of Google’s feed has the fuel as its engine, and numbers that are not the stock’s', async () => {
    const { rows } = await read(
      'id,brand,model,year,mileage,engine,price,image_link\n47,Honda,City,2019,41300 km,diesel,575000 INR,https://dealer.example/47.jpg\n',
    );
    expect(rows[0]).toMatchObject({
      id: undefined,
      fields: { make: 'Honda', mileage: 41_300, fuel: 'Diesel', price: 575_000 },
    });
  });

  it('keeps the year of manufacture where it has that of registration too', async () => {
    const { rows, leftOut } = await read('id,Reg. Year,Mfg Year\n47,2016,2015\n');
    expect([rows[0]?.fields, leftOut]).toEqual([{ year: 2015 }, ["column 'Reg. Year'"]]);
  });
});

it('a row completes the draft of the same car', async () => {
  const folder = stockOf({ 47: { ...car47, draft: true, owner: undefined, color: undefined } });
  const facts = `Honda,City ZX,2019,41300,Petrol`;
  const { changed } = await importing(folder, `make,model,year,km,fuel,owner,colour\n${facts},2nd,Red\n`);
  expect(changed).toEqual(['Car 47, owner: nothing → 2nd', 'Car 47, color: nothing → Red']);
  expect(carIn(folder, '47')).toMatchObject({ owner: '2nd', color: 'Red' });
});
