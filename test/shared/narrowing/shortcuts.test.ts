import { describe, expect, it } from 'vitest';
import { shortcuts } from '../../../shared/narrowing/shortcuts.ts';
import { makeCar } from '../../make-car.ts';

const petrol = makeCar({ price: 925_000, owner: '2nd' });

describe('shortcuts', () => {
  it('link to common searches', () => {
    const cars = [
      makeCar({ price: 300_000 }),
      makeCar({ price: 450_000, fuel: 'CNG' }),
      makeCar({ price: 600_000, fuel: 'Petrol + CNG' }),
      makeCar({ price: 925_000, fuel: 'Diesel', transmission: 'Automatic' }),
    ];
    expect(shortcuts(cars)).toEqual([
      { label: 'Under ₹3 lakh', href: '/inventory?maxPrice=300000' },
      { label: '₹3–6 lakh', href: '/inventory?minPrice=300000&maxPrice=600000' },
      { label: 'Automatic', href: '/inventory?transmission=Automatic' },
      { label: 'CNG', href: '/inventory?fuel=CNG&fuel=Petrol+%2B+CNG' },
      { label: 'Diesel', href: '/inventory?fuel=Diesel' },
      { label: 'One owner', href: '/inventory?owner=1st' },
    ]);
  });
  it('keep what a query sets, unless no car has both', () => {
    const cars = [
      makeCar({ price: 300_000, owner: '2nd' }),
      makeCar({ price: 450_000, owner: '2nd', transmission: 'Automatic' }),
      makeCar({ price: 700_000, owner: '1st', transmission: 'Automatic' }),
      makeCar({ price: 925_000, owner: '1st', fuel: 'Diesel' }),
    ];
    expect(shortcuts(cars, '?transmission=Automatic&maxPrice=800000&page=2')).toEqual([
      { label: 'Under ₹3 lakh', href: '/inventory?maxPrice=300000' },
      { label: '₹3–6 lakh', href: '/inventory?transmission=Automatic&minPrice=300000&maxPrice=600000' },
      { label: 'Automatic', href: '/inventory?transmission=Automatic&maxPrice=800000' },
      { label: 'Diesel', href: '/inventory?fuel=Diesel' },
      { label: 'One owner', href: '/inventory?transmission=Automatic&owner=1st&maxPrice=800000' },
    ]);
  });
  it('leave out searches without a result', () => {
    expect(shortcuts([petrol, petrol, petrol, petrol])).toEqual([]);
    expect(shortcuts([])).toEqual([]);
  });
  it('are none for three cars', () => {
    const automatic = makeCar({ transmission: 'Automatic' });
    expect(shortcuts([automatic, petrol, petrol])).toEqual([]);
  });
  it('offer the kinds of CNG in stock', () => {
    const cars = [petrol, petrol, petrol, makeCar({ price: 700_000, owner: '2nd', fuel: 'Petrol + CNG' })];
    expect(shortcuts(cars)).toEqual([{ label: 'CNG', href: '/inventory?fuel=Petrol+%2B+CNG' }]);
  });
  it('stop at the highest price', () => {
    const cheap = makeCar({ price: 290_000, owner: '2nd' });
    const cars = [cheap, cheap, cheap, makeCar({ price: 450_000, owner: '2nd' })];
    expect(shortcuts(cars)).toEqual([
      { label: 'Under ₹3 lakh', href: '/inventory?maxPrice=300000' },
      { label: '₹3–6 lakh', href: '/inventory?minPrice=300000' },
    ]);
  });
});
