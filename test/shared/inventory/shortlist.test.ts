import { expect, it } from 'vitest';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import { makeCar } from '../../make-car.ts';

const cars = Array.from({ length: 20 }, (_, index) => makeCar({ id: String(index + 1) }));

it.each([
  ['?cars=12,4,7&make=Honda', '12,4,7'],
  ['cars=12%2C4', '12,4'],
  ['cars=12,3&make=Honda&cars=4', '12,3,4'],
  ['cars=99,4,__proto__,04,,4', '4'],
  ['cars=', ''],
  ['cars=99,20,19,18,17,16,15,14,13,12,11,10,9,8', '20,19,18,17,16,15,14,13,12,11,10,9'],
])('parseShortlist of %j reads the cars %s', (query, ids) => {
  const found = parseShortlist(query, cars).map(({ id }) => id);
  expect(found.join()).toBe(ids);
});
