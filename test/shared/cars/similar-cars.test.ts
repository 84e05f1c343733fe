import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../shared/cars/car.ts';
import { similarCars } from '../../../shared/cars/similar-cars.ts';
import { makeCar } from '../../make-car.ts';

const make = (id: string, part: Parameters<typeof makeCar>[0]) => makeCar({ id, price: 500_000, ...part });
const car = make('it', { fuel: 'Diesel', transmission: 'Automatic', body: 'SUV' });
const found = (...cars: Listing[]) => similarCars(car, cars).map(({ id }) => id);

describe('similarCars', () => {
  it('are the three nearest in price, higher or lower, without the car itself', () => {
    const farthest = make('farthest', { fuel: 'Diesel', price: 800_000 });
    const far = make('far', { fuel: 'Diesel', price: 520_000 });
    const near = make('near', { fuel: 'Diesel', price: 490_000 });
    const nearest = make('nearest', { fuel: 'Diesel', price: 505_000 });
    expect(found(farthest, car, far, near, nearest)).toEqual(['nearest', 'near', 'far']);
  });
  it('prefer the same body or fuel', () => {
    const stranger = make('stranger', {});
    const sedan = make('sedan', { body: 'Sedan' });
    const suv = make('suv', { body: 'SUV', price: 900_000 });
    const diesel = make('diesel', { fuel: 'Diesel', price: 800_000 });
    expect(found(stranger, sedan, suv, diesel)).toEqual(['diesel', 'suv', 'stranger']);
  });
  it('treat both kinds of CNG as one fuel', () => {
    const cng = make('cng', { fuel: 'CNG', price: 800_000 });
    const both = make('both', { fuel: 'Petrol + CNG', price: 600_000 });
    const diesel = make('diesel', { fuel: 'Diesel' });
    const eeco = make('eeco', { fuel: 'Petrol + CNG' });
    expect(similarCars(eeco, [diesel, cng, both]).map(({ id }) => id)).toEqual(['both', 'cng', 'diesel']);
  });
  it('prefer the car that shares more, if two are equally near', () => {
    const petrol = make('petrol', { body: 'SUV' });
    const automatic = make('automatic', { fuel: 'Diesel', transmission: 'Automatic' });
    const suv = make('suv', { fuel: 'Diesel', transmission: 'Automatic', body: 'SUV' });
    expect(found(petrol, automatic, suv)).toEqual(['suv', 'automatic', 'petrol']);
  });
  it('ignore the body if the dealer has not entered it', () => {
    const petrol = make('petrol', {});
    const diesel = make('diesel', { fuel: 'Diesel', price: 600_000 });
    const bodiless = make('it', { fuel: 'Diesel' });
    expect(similarCars(bodiless, [petrol, diesel]).map(({ id }) => id)).toEqual(['diesel', 'petrol']);
  });
});
