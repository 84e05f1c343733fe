import { expect, it } from 'vitest';
import { litresIn, seatsIn } from '../../../shared/cars/brochure-figures.ts';

it.each([
  ['400 litres', 400],
  ['1,050 Litres', 1050],
  ['242L', 242],
  ['about 120 litres (341 without the CNG cylinder)', 120],
  ['about 120', undefined],
  ['big, 400 litres', undefined],
  ['400 lbs', undefined],
  [undefined, undefined],
])('litresIn %j is %j', (text, litres) => expect(litresIn(text)).toBe(litres));

it.each([
  ['5', '5'],
  ['7 seats', '7'],
  ['five', undefined],
  ['500', undefined],
  [undefined, undefined],
])('seatsIn %j is %j', (text, seats) => expect(seatsIn(text)).toBe(seats));
