import { describe, expect, it } from 'vitest';
import { sortCars, sortOrders } from '../../../shared/inventory/sort.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { makeCar } from '../../make-car.ts';

const cars = [
  makeCar({ id: 'a', price: 300_000, year: 2018, mileage: 50_000 }),
  makeCar({ id: 'b', price: 100_000, year: 2020, mileage: 70_000 }),
  makeCar({ id: 'c', price: 200_000, year: 2016, mileage: 10_000 }),
  makeCar({ id: 'd', price: 200_000, year: 2020, mileage: 10_000 }),
];

describe('sortCars', () => {
  it('is stable', () => {
    const orders = sortOrders.map(({ value }) => [value, order(value)]);
    expect(Object.fromEntries(orders)).toEqual({
      featured: 'abcd',
      'price-low': 'bcda',
      'price-high': 'acdb',
      'year-new': 'bdac',
      'year-old': 'cabd',
      'mileage-low': 'cdab',
    });
    expect(cars.map(({ id }) => id).join('')).toBe('abcd');
  });
});

function order(sort: Sort): string {
  return sortCars(cars, sort)
    .map(({ id }) => id)
    .join('');
}
