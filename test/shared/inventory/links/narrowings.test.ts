import { describe, expect, it } from 'vitest';
import type { Site } from '../../../../shared/dealer/site.ts';
import { filterOptions } from '../../../../shared/inventory/filter-options.ts';
import { narrowings, type Narrowing } from '../../../../shared/inventory/links/narrowings.ts';
import { parseInventoryQuery } from '../../../../shared/inventory/query.ts';
import { makeCar } from '../../../make-car.ts';

const stock = [
  makeCar({ make: 'Honda', price: 925_000, transmission: 'Automatic', owner: '1st' }),
  makeCar({ make: 'Honda', price: 585_000, transmission: 'Automatic', owner: '2nd' }),
  makeCar({ make: 'Honda', price: 290_000, fuel: 'CNG', owner: '1st' }),
  makeCar({ make: 'Tata', price: 480_000, fuel: 'Petrol + CNG', owner: '1st' }),
  makeCar({ make: 'Tata', price: 750_000, fuel: 'Diesel', owner: '2nd' }),
];
const narrowed = (query: string, cars = stock, finance?: Site['finance']) => {
  const options = filterOptions(cars);
  const choice = parseInventoryQuery(query, options);
  const { row, more } = narrowings(choice, { cars, options, finance, thisYear: 2026 });
  const inWords = ({ label, count, href }: Narrowing) => `${label} ${count} ${href}`;
  return { row: row.map(inWords), more: more.map(inWords) };
};

it('narrowings count body types, seats and kilometres; a compact SUV is also an SUV', () => {
  const cars = [
    makeCar({ body: 'Compact SUV', seats: '5', mileage: 30_000 }),
    makeCar({ body: 'SUV', seats: '7', mileage: 84_500 }),
    makeCar({ body: 'Sedan', seats: '5', mileage: 60_001 }),
    makeCar({ mileage: 118_000 }),
  ];
  expect(narrowed('', cars).more).toEqual([
    'Under 30,000 km 1 /inventory?maxKm=30000',
    'Under 60,000 km 1 /inventory?maxKm=60000',
    'Under 90,000 km 3 /inventory?maxKm=90000',
    'Sedan 1 /inventory?body=Sedan',
    'SUV 2 /inventory?body=Compact+SUV&body=SUV',
    '5 seats 2 /inventory?seats=5',
    '7 seats 1 /inventory?seats=7',
  ]);
});

describe('narrowings', () => {
  it('show how many cars each frequent search would find', () => {
    expect(narrowed('')).toEqual({
      row: [
        'Under ₹3 lakh 1 /inventory?maxPrice=300000',
        'Under ₹6 lakh 3 /inventory?maxPrice=600000',
        'Automatic 2 /inventory?transmission=Automatic',
        'Manual 3 /inventory?transmission=Manual',
        'Petrol 2 /inventory?fuel=Petrol',
        'CNG 2 /inventory?fuel=CNG&fuel=Petrol+%2B+CNG',
        'Diesel 1 /inventory?fuel=Diesel',
        'In Delhi until 2030 or later 4 /inventory?delhi=2030',
      ],
      more: ['One owner 3 /inventory?owner=1st'],
    });
  });
  it('keep all choices except the page, and omit those that find no car or all cars', () => {
    expect(narrowed('?make=Honda&minPrice=400000&sort=price-low&page=2&cars=1')).toEqual({
      row: ['Under ₹6 lakh 1 /inventory?make=Honda&minPrice=400000&maxPrice=600000&sort=price-low&cars=1'],
      more: ['One owner 1 /inventory?make=Honda&owner=1st&minPrice=400000&sort=price-low&cars=1'],
    });
  });
  it('add values to a list, and omit those that are set', () => {
    const { row } = narrowed('?fuel=Diesel');
    expect(row).toContain('CNG 2 /inventory?fuel=Diesel&fuel=CNG&fuel=Petrol+%2B+CNG');
    expect(row.join()).not.toContain('Diesel 1');
    expect(narrowed('?fuel=Diesel,CNG,Petrol+%2B+CNG').row.join()).not.toMatch(/CNG 2|Diesel 1/);
  });
  it('replace a highest price with another one', () => {
    const { row } = narrowed('?minPrice=100000&maxPrice=600000');
    expect(row).toContain('Under ₹3 lakh 1 /inventory?minPrice=100000&maxPrice=300000');
    expect(row.join()).not.toContain('Under ₹6 lakh');
  });
  it('offer a monthly instalment as a highest price if the dealer has a rate', () => {
    const finance = { rate: 12.5, downPayment: 20 };
    const label = 'EMI up to ₹12,000, ₹1 lakh down 3';
    const offered = `${label} /inventory?maxPrice=630000`;
    expect(narrowed('', stock, finance).more).toContain(offered);
    const { row, more } = narrowed('?maxPrice=630000', stock, finance);
    expect(more.join()).not.toContain(label);
    expect(row).toContain('Under ₹6 lakh 3 /inventory?maxPrice=600000');
  });
  it('are none for one car', () => expect(narrowed('', stock.slice(0, 1))).toEqual({ row: [], more: [] }));
});
