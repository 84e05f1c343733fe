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
  // The car of both words first, then three at most.
  ['maruti swift', 'swift alto dzire'],
  ['swift dzire', 'dzire swift'],
  ['manual', 'creta alto dzire'],
  // Everywhere.
  ['2014', 'alto'],
  ['cng', 'dzire'],
  ['sunroof', 'creta'],
  ['HONDA', 'city amaze'],
  ['honda-amaze', 'amaze city'],
  // No car that contradicts a recognised fact.
  ['automatic swift', 'city amaze'],
  ['swift below 2 lakh', ''],
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
