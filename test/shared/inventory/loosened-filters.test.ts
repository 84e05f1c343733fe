import { expect, it } from 'vitest';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { loosenedFilters } from '../../../shared/inventory/loosened-filters.ts';
import { makeCar } from '../../make-car.ts';

const cars = [
  makeCar({ make: 'Honda', model: 'City ZX', price: 925_000 }),
  makeCar({ make: 'Maruti Suzuki', model: 'Dzire VXI', price: 520_000, fuel: 'Petrol + CNG' }),
  makeCar({ make: 'Maruti Suzuki', model: 'Eeco', price: 345_000, fuel: 'CNG' }),
];
const options = filterOptions(cars);

const loosened = (query: string) => loosenedFilters(query, cars, options);

it('loosenedFilters names kilometres, body type and seats', () => {
  const known = [makeCar({ body: 'MPV', seats: '7' }), makeCar({ body: 'Sedan', seats: '5' })];
  const labels = (query: string) =>
    loosenedFilters(query, known, filterOptions(known)).map(({ label }) => label);
  expect(labels('?maxKm=10')).toEqual(['Any kilometres: 2 cars']);
  expect(labels('?body=MPV&seats=5')).toEqual(['Any body type: 1 car', 'Any number of seats: 1 car']);
});
it('loosenedFilters is empty when no filter is set', () => expect(loosened('?sort=price-low')).toEqual([]));
it('loosenedFilters counts for each filter the cars without it', () => {
  expect(loosened('?make=Maruti+Suzuki&fuel=Petrol&minPrice=300000')).toEqual([
    { label: 'Any brand: 1 car', href: '/inventory?fuel=Petrol&minPrice=300000' },
    { label: 'Any fuel: 2 cars', href: '/inventory?make=Maruti+Suzuki&minPrice=300000' },
  ]);
});
