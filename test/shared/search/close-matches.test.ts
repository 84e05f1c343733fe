import { expect, it } from 'vitest';
import { closeMatches } from '../../../shared/search/close-matches.ts';
import { makeCar } from '../../make-car.ts';

const cars = [
  makeCar({ id: 'creta', make: 'Hyundai', model: 'Creta SX', year: 2020, additionalInfo: 'Sunroof' }),
  makeCar({ id: 'city', make: 'Honda', model: 'City ZX', year: 2019, transmission: 'Automatic' }),
  makeCar({ id: 'alto', make: 'Maruti Suzuki', model: 'Alto 800 LXI', year: 2014 }),
  makeCar({ id: 'dzire', make: 'Maruti Suzuki', model: 'Dzire VXI', year: 2019, fuel: 'Petrol + CNG' }),
  makeCar({ id: 'swift', make: 'Maruti Suzuki', model: 'Swift VXI', year: 2018 }),
  makeCar({ id: 'amaze', make: 'Honda', model: 'Amaze VX', year: 2018, transmission: 'Automatic' }),
];

it.each([
  // The car of both words first.
  ['maruti swift', 'swift alto dzire'],
  ['swift dzire', 'dzire swift'],
  ['manual', 'creta alto dzire swift'],
  // Everywhere.
  ['2014', 'alto'],
  ['cng', 'dzire'],
  ['sunroof', 'creta'],
  ['HONDA', 'city amaze'],
  ['honda-amaze', 'amaze city'],
  // No car that contradicts a recognised fact.
  ['automatic swift', 'city amaze'],
  ['automatic below 2 lakh', 'city amaze'],
  ['1 lakh', ''],
  // But a car with the searched name that is near.
  ['swift below 2 lakh', 'swift'],
  ['maruti after 2018', 'dzire'],
  // A whole word above a beginning.
  ['vx', 'amaze dzire swift'],
  // One wrong letter.
  ...['hondaa', 'hnda', 'hunda', 'onda'].map((word) => [word, 'city amaze']),
  ...['hndaa', 'xhnda', 'hod', 'cty', '2015', 'o', '', ' + ', 'lamborghini'].map((word) => [word, '']),
  ['b c d e f g h j k l m n honda', ''],
])('closeMatches of %j are %s', (search, ids) => {
  const found = closeMatches(cars, search).map(({ id }) => id);
  expect(found.join(' ')).toBe(ids);
});

it('closeMatches are as many as are wanted', () => expect(closeMatches(cars, 'manual', 1)).toHaveLength(1));

it.each([
  ['sasti automatic gaadi', 'amaze city'],
  ['wagonR cng 3 lakh ke andar', 'wagonr'],
  ['cng 3 lakh se kam', 'wagonr dzire'],
  ['second hand car under 5 lakhs', 'alto wagonr'],
  ['मारुति', 'alto wagonr swift dzire'],
  ['ऑटोमैटिक', 'amaze city'],
  ['swift dzire', 'dzire swift'],
  ['wagon r', 'wagonr'],
  ['sabse sasti car', 'alto wagonr swift amaze dzire city'],
  ['सस्ती मारुति सीएनजी', 'wagonr dzire'],
  ['होंडा 6 लाख के अंदर', 'amaze'],
  ['5 लाख तक की गाड़ी', 'alto wagonr'],
  ['300000 se kam', 'alto'],
])('closeMatches of %j are the nearest, and of these the cheapest first: %s', (search, ids) => {
  const priced: Record<string, number> = { alto: 195_000, amaze: 585_000, dzire: 595_000, swift: 545_000 };
  const stock = [
    makeCar({ id: 'city', transmission: 'Automatic', mileage: 41_300 }),
    makeCar({ id: 'amaze', model: 'Amaze VX', transmission: 'Automatic' }),
    makeCar({ id: 'alto', make: 'Maruti Suzuki', model: 'Alto 800 LXI' }),
    makeCar({ id: 'dzire', make: 'Maruti Suzuki', model: 'Dzire VXI', fuel: 'Petrol + CNG' }),
    makeCar({ id: 'swift', make: 'Maruti Suzuki', model: 'Swift VXI' }),
    makeCar({ id: 'wagonr', make: 'Maruti Suzuki', model: 'WagonR LXI', fuel: 'CNG', price: 445_000 }),
  ].map((car) => ({ ...car, price: priced[car.id] ?? car.price }));
  const found = closeMatches(stock, search).map(({ id }) => id);
  expect(found.join(' ')).toBe(ids);
});
