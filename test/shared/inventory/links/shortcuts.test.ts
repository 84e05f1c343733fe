import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../shared/cars/car.ts';
import { filterOptions } from '../../../../shared/inventory/filter-options.ts';
import { shortcuts } from '../../../../shared/inventory/links/shortcuts.ts';
import { makeCar } from '../../../make-car.ts';

const petrol = makeCar({ price: 925_000, owner: '2nd' });
const cheap = makeCar({ price: 290_000, owner: '2nd' });

function links(listings: readonly Listing[]) {
  const stock = { listings, options: filterOptions(listings) };
  return shortcuts(stock).map(({ label, href }) => `${label}: ${href}`);
}

describe('shortcuts', () => {
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
