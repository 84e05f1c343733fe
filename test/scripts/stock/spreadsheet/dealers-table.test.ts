import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../../../scripts/stock/spreadsheet/read-spreadsheet.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, importing, now, stockOf } from '../stock-folder.ts';
import { fourCars, tables } from './dealers-tables.ts';

const fieldsOf = async (content: string | Buffer) => {
  const { rows } = await readSpreadsheet(Buffer.from(content), 'stock.csv', { isStrict: false, makes: [] });
  return rows.map(({ fields }) => fields);
};

describe('a dealer’s table', () => {
  it.each(tables)('with %s is understood', async (_, content) => {
    const names = ['make', 'model', 'year', 'price', 'mileage', 'fuel', 'transmission', 'owner', 'color'];
    const cars = await fieldsOf(content);
    expect(cars.map((fields) => names.map((name) => fields[name]))).toEqual(fourCars);
  });

  it('is shown with what was understood in another spelling, what was left out, and what a car lacks', async () => {
    const folder = stockOf({ 47: { ...car47, make: 'Maruti' } });
    const { changed } = await importing(
      folder,
      'name,year,price,km,fuel,gearbox,owner,city,prise\n' +
        'Maruti Suzuki Alto LXI,2012,1.58 lakh,61000,petrol,Manual,1st,Delhi,\n' +
        'maruti Swift VXI,2015,4 L,52000,petrol,AMT,1st,Delhi,\n' +
        'Audi A4,2016,NA,52000,PETROL,AMT,1st,Delhi,\n' +
        'Kia Sonet,2021,,22000,Petrol (CNG),AMT,1st,Delhi,\n' +
        'TOTAL,,,,,,,,\n',
    );
    expect(changed).toEqual([
      'Understood, price: "1.58 lakh" → ₹1,58,000, "4 L" → ₹4,00,000, "NA" → nothing',
      'Understood, fuel: "petrol" → Petrol, "PETROL" → Petrol, "Petrol (CNG)" → Petrol + CNG, and 1 more',
      'Understood, name: "Maruti Suzuki Alto LXI" → Maruti, Alto LXI, "maruti Swift VXI" → Maruti, Swift VXI, "Audi A4" → Audi, A4, and 1 more',
      'Understood, transmission: "AMT" → Automatic, and 2 more',
      "Left out: column 'city', column 'prise' (did you mean 'price'?), row 6, a total",
      'Added: Car 48, 2012 Maruti Alto LXI, ₹1,58,000',
      'Added: Car 49, 2015 Maruti Swift VXI, ₹4,00,000',
      'Added: Car 50, 2016 Audi A4, no price',
      'Added: Car 51, 2021 Kia Sonet, no price',
      'Drafts until you fill in the rest: no color (4), no description (4), no price (2); the list: npm run stock -- export stock.csv',
    ]);
    expect(carIn(folder, '47').sold).toBeUndefined();
    await expect(setVerb(folder, ['50', 'draft='], now)).rejects.toThrow('Car 50, price is missing; add it');
  });

  it.each([
    // Fuel economy is not the odometer.
    [
      'id,km_driven,mileage,max_power\n47,42000,17.8 kmpl,119 bhp\n',
      { mileage: 42_000, 'specs.mileage': '17.8 kmpl', 'specs.power': '119 bhp' },
    ],
    // Brands alone keep the models.
    ['id,brand\n47,HONDA\n', { make: 'Honda' }],
    ['id,brand,variant\n47,Tata Motors,VX\n', { make: 'Tata' }],
    // A fee may be small.
    ['id,offer.transferFee\n47,₹500/-\n', { 'offer.transferFee': 500 }],
  ])('is understood as %j', async (content, fields) => {
    expect(await fieldsOf(content)).toEqual([fields]);
  });

  it.each(['2014', '2014.0', 'Mar-2014', "March '2014", '03/2014', '2014-03', '2014-03-15', '15/03/2014'])(
    'has the year 2014 in %j',
    async (cell) => expect(await fieldsOf(`id,year\n47,${cell}\n`)).toEqual([{ year: 2014 }]),
  );

  it.each([
    ['price', '13.99', "price: '13.99' can be 1399000 (13.99 lakh) or 13.99 rupees"],
    ['price', '"25000,5"', "price: '25000,5' can be 25000.5 or 250005"],
    ['price', '"4,50,00"', "price: '4,50,00' can be 45000 or a number that lacks a digit"],
    ['km', '450.300', "mileage: '450.300' can be 450.3 or 450300"],
    ['gearbox', 'Manual / Automatic', "transmission: 'Manual / Automatic' can be Automatic or Manual"],
  ])('is refused with both readings where %s is %s', async (column, cell, message) => {
    await expect(fieldsOf(`id,${column}\n47,${cell}\n`)).rejects.toThrow(
      `${message}; write the one that you mean (stock.csv, row 2)`,
    );
  });

  it.each([
    ...['2014-15', '2014.5', '2014 or 2015', '20140', '14', 'Mar-14'].map((year) => [
      `id,year\n47,${year}\n`,
      'year',
    ]),
    ['id,owner\n47,\n', 'Car 47, owner is missing; add it'],
    ['id,price,Selling_Price\n47,1,2\n', "'price' and 'Selling_Price' can both be the price"],
    ['name,model\nHonda City,City\n', "'name' and 'model' can both be the model"],
    ['name,year\nZonda Quick 200,2014\n', "an unknown brand, 'Zonda' or 'Zonda Quick'"],
    ['Honda City,2014\nHonda Jazz,2015\n', 'no column has a known name'],
  ])('is refused as %j', async (content, message) => {
    await expect(importing(stockOf({ 47: car47 }), content)).rejects.toThrow(message);
  });
});
