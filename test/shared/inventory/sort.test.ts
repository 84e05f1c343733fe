import { expect, it } from 'vitest';
import { sortCars } from '../../../shared/inventory/sort.ts';
import { makeCar } from '../../make-car.ts';

const cars = [
  makeCar({ id: 'a', price: 300_000, year: 2018, mileage: 50_000 }),
  makeCar({ id: 'b', price: 100_000, year: 2020, mileage: 70_000 }),
  makeCar({ id: 'c', price: 200_000, year: 2016, mileage: 10_000 }),
  makeCar({ id: 'd', price: 200_000, year: 2020, mileage: 10_000 }),
];

it.each([
  ['featured', 'abcd'],
  ['price-low', 'bcda'],
  ['price-high', 'acdb'],
  ['year-new', 'bdac'],
  ['year-old', 'cabd'],
  ['mileage-low', 'cdab'],
] as const)('sortCars by %s keeps the order of equal cars: %s', (sort, ids) => {
  const sorted = sortCars(cars, sort).map(({ id }) => id);
  expect(sorted.join('')).toBe(ids);
  expect(cars[0]?.id).toBe('a');
});
