import { describe, expect, it } from 'vitest';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { filterCars } from '../../../shared/inventory/filters.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { narrowings } from '../../../shared/narrowing/narrowings.ts';
import { makeCar } from '../../make-car.ts';

const stock = [
  makeCar({ make: 'Honda', price: 925_000, transmission: 'Automatic', owner: '1st' }),
  makeCar({ make: 'Honda', price: 585_000, transmission: 'Automatic', owner: '2nd' }),
  makeCar({ make: 'Honda', price: 290_000, fuel: 'CNG', owner: '1st' }),
  makeCar({ make: 'Tata', price: 480_000, fuel: 'Petrol + CNG', owner: '1st' }),
  makeCar({ make: 'Tata', price: 750_000, fuel: 'Diesel', owner: '2nd' }),
];
const options = filterOptions(stock);
const narrowed = (query: string) => {
  const choice = parseInventoryQuery(query, options);
  return narrowings(choice, filterCars(stock, choice.filters), options).map(
    ({ label, count, href }) => `${label} ${count} ${href}`,
  );
};

it('narrowings count body types, of which a compact SUV is an SUV too, seats and kilometres', () => {
  const cars = [
    makeCar({ body: 'Compact SUV', seats: '5', mileage: 30_000 }),
    makeCar({ body: 'SUV', seats: '7', mileage: 84_500 }),
    makeCar({ body: 'Sedan', seats: '5', mileage: 60_001 }),
    makeCar({ mileage: 118_000 }),
  ];
  const known = filterOptions(cars);
  const links = (query: string) => {
    const choice = parseInventoryQuery(query, known);
    return narrowings(choice, filterCars(cars, choice.filters), known).map(
      ({ label, count, href }) => `${label} ${count} ${href}`,
    );
  };
  expect(links('')).toEqual([
    'Under 30,000 km 1 /inventory?maxKm=30000',
    'Under 60,000 km 1 /inventory?maxKm=60000',
    'Under 90,000 km 3 /inventory?maxKm=90000',
    'Sedan 1 /inventory?body=Sedan',
    'SUV 2 /inventory?body=Compact+SUV&body=SUV',
    '5 seats 2 /inventory?seats=5',
    '7 seats 1 /inventory?seats=7',
  ]);
  expect(links('?maxKm=90000&seats=5')).toEqual([
    'Under 30,000 km 1 /inventory?seats=5&maxKm=30000',
    'Under 60,000 km 1 /inventory?seats=5&maxKm=60000',
    'Sedan 1 /inventory?body=Sedan&seats=5&maxKm=90000',
    'SUV 1 /inventory?body=Compact+SUV&body=SUV&seats=5&maxKm=90000',
  ]);
});

describe('narrowings', () => {
  it('count what each frequent search would leave of all cars', () => {
    expect(narrowed('')).toEqual([
      'Automatic 2 /inventory?transmission=Automatic',
      'CNG 2 /inventory?fuel=CNG&fuel=Petrol+%2B+CNG',
      'Diesel 1 /inventory?fuel=Diesel',
      'One owner 3 /inventory?owner=1st',
      'Under ₹6 lakh 3 /inventory?maxPrice=600000',
      'Under ₹3 lakh 1 /inventory?maxPrice=300000',
    ]);
  });
  it('keep what is chosen, but the page, and leave out what changes nothing or finds no car', () => {
    expect(narrowed('?make=Honda&minPrice=400000&sort=price-low&page=2&cars=1')).toEqual([
      'One owner 1 /inventory?make=Honda&owner=1st&minPrice=400000&sort=price-low&cars=1',
      'Under ₹6 lakh 1 /inventory?make=Honda&minPrice=400000&maxPrice=600000&sort=price-low&cars=1',
    ]);
  });
  it('never widen a list of fuels', () => {
    expect(narrowed('?fuel=CNG&fuel=Diesel')).toContain('CNG 1 /inventory?fuel=CNG');
  });
  it('are none for one car', () => expect(narrowed('?fuel=Diesel')).toEqual([]));
});
