import { expect, it } from 'vitest';
import type { Fuel } from '../../../shared/cars/car.ts';
import { chosenKilometres, fuelCosts } from '../../../shared/money/fuel-cost.ts';

const prices = { day: '2026-01-15', petrol: 94.77, diesel: 87.67, cng: 77.09 };

it.each<[fuel: Fuel, economy: string | undefined, kilometres: number, costs: string[]]>([
  // Unrounded: 5,076.96.
  ['Petrol', '16.8 km/l (ARAI)', 30, ['Petrol 5100, ₹94.77 per litre']],
  ['Diesel', '25.83 kmpl', 60, ['Diesel 6200, ₹87.67 per litre']],
  ['CNG', '26.2 km/kg on CNG (ARAI)', 60, ['CNG 5300, ₹77.09 per kg']],
  [
    'Petrol + CNG',
    '33.54 km/kg on CNG, 22.5 km/l on petrol (ARAI)',
    60,
    ['CNG 4200, ₹77.09 per kg', 'Petrol 7600, ₹94.77 per litre'],
  ],
  ['LPG', '12 km/l', 30, []],
  ['Electric', '312 km per charge', 30, []],
  ['Petrol', 'about twenty', 30, []],
  ['Petrol', undefined, 30, []],
])('fuelCosts of a $0 car with $1, for $2 km a day', (fuel, economy, kilometres, costs) => {
  const shown = fuelCosts({ fuel, economy }, prices, kilometres);
  expect(shown.map(({ name, rupees, price }) => `${name} ${rupees}, ${price}`)).toEqual(costs);
});

it('fuelCosts leaves out a fuel without a price', () => {
  const car = { fuel: 'Petrol', economy: '20 km/l' } as const;
  expect(fuelCosts(car, { day: '2026-01-15', cng: 77.09 }, 30)).toEqual([]);
  expect(fuelCosts(car, undefined, 30)).toEqual([]);
});

it.each([
  ['?km=60', 60],
  ['?down=30&km=100', 100],
  ['', 30],
  ['?km=61', 30],
  ['?km=-60', 30],
])('chosenKilometres of %j is %i', (query, kilometres) => expect(chosenKilometres(query)).toBe(kilometres));
