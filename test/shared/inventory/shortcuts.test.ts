import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../shared/inventory/shortcuts.ts';
import { makeCar } from '../../make-car.ts';

const petrol = makeCar({ price: 925_000, owner: '2nd' });
const cheap = makeCar({ price: 290_000, owner: '2nd' });
const links = (...given: Parameters<typeof shortcuts>) =>
  shortcuts(...given).map(({ label, href }) => `${label}: ${href}`);

describe('shortcuts', () => {
  it('keep the filters of a query, unless no car matches both', () => {
    const cars = [
      makeCar({ price: 300_000, owner: '2nd' }),
      makeCar({ price: 450_000, owner: '2nd', transmission: 'Automatic' }),
      makeCar({ price: 700_000, owner: '1st', transmission: 'Automatic' }),
      makeCar({ price: 925_000, owner: '1st', fuel: 'Diesel' }),
    ];
    expect(links(cars, '?transmission=Automatic&maxPrice=800000&page=2')).toEqual([
      'Under ₹3 lakh: /inventory?maxPrice=300000',
      '₹3–6 lakh: /inventory?transmission=Automatic&minPrice=300000&maxPrice=600000',
      'Automatic: /inventory?transmission=Automatic&maxPrice=800000',
      'Diesel: /inventory?fuel=Diesel',
      'One owner: /inventory?transmission=Automatic&owner=1st&maxPrice=800000',
    ]);
  });
  it.each([
    ['are none without a result', [petrol, petrol, petrol, petrol], []],
    ['are none for three cars', [cheap, petrol, petrol], []],
    [
      'offer the kind of CNG in stock',
      [petrol, petrol, petrol, { ...petrol, fuel: 'Petrol + CNG' as const }],
      ['CNG: /inventory?fuel=Petrol+%2B+CNG'],
    ],
    [
      'stop at the highest price',
      [cheap, cheap, cheap, { ...cheap, price: 450_000 }],
      ['Under ₹3 lakh: /inventory?maxPrice=300000', '₹3–6 lakh: /inventory?minPrice=300000'],
    ],
  ])('%s', (_what, cars, expected) => expect(links(cars)).toEqual(expected));
});
