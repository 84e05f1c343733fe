import { describe, expect, it } from 'vitest';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, importing, now, refusalOf, stockOf } from '../stock-folder.ts';
import { sixCars, tables } from './dealers-tables.ts';

describe('a dealer’s table', () => {
  it.each(tables)('with %s is understood, and changes nothing the second time', async (_, bytes) => {
    const folder = stockOf({});
    const { changed } = await importing(folder, bytes);
    expect(changed.filter((line) => line.startsWith('Added'))).toHaveLength(6);
    const cars = sixCars.map((_car, index) => carIn(folder, String(index + 1)));
    expect(
      cars.map(({ make, model, year, price, mileage, fuel, transmission, owner, color }) => [
        ...[make, model, year, price, mileage, fuel, transmission, owner, color],
      ]),
    ).toEqual(sixCars);
    expect(cars.every(({ draft }) => draft === true)).toBe(true);
    expect((await importing(folder, bytes)).changed).toEqual([
      `No changes: ${folder}/stock.csv matches the stock.`,
    ]);
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
      'Added: Car 48, 2012 Maruti Alto LXI, ₹1,58,000 (a draft: no color, no description)',
      'Added: Car 49, 2015 Maruti Swift VXI, ₹4,00,000 (a draft: no color, no description)',
      'Added: Car 50, 2016 Audi A4, no price (a draft: no price, no color, no description)',
      'Added: Car 51, 2021 Kia Sonet, no price (a draft: no price, no color, no description)',
    ]);
    expect(carIn(folder, '47').sold).toBeUndefined();
    await expect(setVerb(folder, ['50', 'draft='], now)).rejects.toThrow('Car 50, price is missing; add it');
  });

  it('keeps its column of fuel economy apart from the odometer', async () => {
    const folder = stockOf({ 47: car47 });
    await importing(folder, 'id,km_driven,mileage,max_power\n47,42000,17.8 kmpl,119 bhp\n');
    expect(carIn(folder, '47')).toMatchObject({
      mileage: 42_000,
      specs: { mileage: '17.8 kmpl', power: '119 bhp' },
    });
  });

  it.each([
    ['price', '13.99', "price: '13.99' can be 1399000 (13.99 lakh) or 13.99 rupees"],
    ['price', '25', "price: '25' can be 2500000 (25 lakh) or 25 rupees"],
    ['price', '"25000,5"', "price: '25000,5' can be 25000.5 or 250005"],
    ['price', '"4,50,00"', "price: '4,50,00' can be 45000 or a number that lacks a digit"],
    ['price', '450.000', "price: '450.000' can be 450 or 450000"],
    ['km', '41.300', "mileage: '41.300' can be 41.3 or 41300"],
    ['year', '14', "year: '14' can be the year 2014 or an age of 14 years"],
    ['year', 'Mar-14', "year: 'Mar-14' can be the year 2014 or 14 Mar"],
    ['gearbox', 'Manual / Automatic', "transmission: 'Manual / Automatic' can be Automatic or Manual"],
  ])('is refused with both readings where %s is %s', async (column, cell, message) => {
    const folder = stockOf({ 47: car47 });
    const refusal = await refusalOf(() => importing(folder, `id,${column}\n47,${cell}\n`));
    expect(refusal).toBe(
      `Nothing was written:\n- ${message}; write the one that you mean (${folder}/stock.csv, row 2)`,
    );
    expect(carIn(folder, '47')).toEqual(car47);
  });

  it.each([
    ['2014', 2014],
    ['2014.0', 2014],
    ['Mar-2014', 2014],
    ["March '2014", 2014],
    ['03/2014', 2014],
    ['2014-03', 2014],
    ['2014-03-15', 2014],
    ['15/03/2014', 2014],
    ['2014-15', undefined],
    ['2014.5', undefined],
    ['2014 or 2015', undefined],
    ['20140', undefined],
  ])('has the year of %j', async (cell, year) => {
    const folder = stockOf({ 47: car47 });
    const refusal = await refusalOf(() => importing(folder, `id,year\n47,${cell}\n`));
    expect(refusal === 'no refusal' ? carIn(folder, '47').year : undefined).toBe(year);
  });

  it('with a column of brands alone keeps the models', async () => {
    const folder = stockOf({ 47: car47 });
    await importing(folder, 'id,brand\n47,HONDA\n');
    expect(carIn(folder, '47')).toEqual(car47);
    await importing(folder, 'id,brand,variant\n47,Tata Motors,VX\n');
    expect(carIn(folder, '47')).toMatchObject({ make: 'Tata', model: 'City ZX' });
  });

  it('may have a small fee', async () => {
    const folder = stockOf({ 47: car47 });
    await importing(folder, 'id,offer.transferFee\n47,₹500/-\n');
    expect(carIn(folder, '47').offer).toEqual({ transferFee: 500 });
  });

  it.each([
    [
      'id,price,Selling_Price\n47,1,2\n',
      "the columns 'price' and 'Selling_Price' can both be the price; delete one of them (stock.csv, row 1)",
    ],
    [
      'name,model\nHonda City,City\n',
      "the columns 'name' and 'model' can both be the model; delete one of them (stock.csv, row 1)",
    ],
    [
      'name,year\nZonda Quick 200,2014\n',
      "'Zonda Quick 200' begins with an unknown brand, 'Zonda' or 'Zonda Quick'; write brand and model into two columns (stock.csv, row 2)",
    ],
    ['id,owner\n47,\n', 'Car 47, owner is missing; add it (stock.csv, row 2)'],
    [
      'Honda City,2014\nHonda Jazz,2015\n',
      'no column has a known name; the first row has to name the columns (stock.csv, row 1)',
    ],
  ])('is refused as %j', async (content, message) => {
    const folder = stockOf({ 47: car47 });
    const refusal = await refusalOf(() => importing(folder, content));
    expect(refusal.replaceAll(`${folder}/`, '')).toBe(`Nothing was written:\n- ${message}`);
  });

  it.each(tables)('with %s is refused with --strict', async (_, bytes) => {
    const folder = stockOf({ 47: car47 });
    await expect(importing(folder, bytes, { isStrict: true })).rejects.toThrow('Nothing was written');
  });
});
