import { expect, it } from 'vitest';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { makeCar } from '../../make-car.ts';

it('filterOptions are the distinct values, with the lowest and highest year and price', () => {
  const cars = [
    makeCar({ year: 2018, price: 545_000, body: 'Sedan', seats: '5' }),
    makeCar({ id: '2', model: 'Amaze VX', fuel: 'Diesel', transmission: 'Automatic', owner: '2nd' }),
    makeCar({ id: '3', year: 2006, price: 160_000 }),
  ];
  expect(filterOptions(cars)).toEqual({
    make: ['Honda'],
    model: ['City ZX', 'Amaze VX'],
    fuel: ['Petrol', 'Diesel'],
    transmission: ['Manual', 'Automatic'],
    owner: ['1st', '2nd'],
    body: ['Sedan'],
    seats: ['5'],
    year: [2006, 2019],
    price: [160_000, 925_000],
    idsForSale: new Set(['1', '2', '3']),
  });
});
