import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../shared/cars/car.ts';
import { closeCars } from '../../../shared/inventory/close-cars.ts';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { understand } from '../../../shared/inventory/search/understand.ts';
import { makeCar } from '../../make-car.ts';

const maruti = { make: 'Maruti Suzuki' };
const honda = { make: 'Honda', transmission: 'Automatic' } as const;
const old = { year: 2008, emissionNorm: 'BS-III' } as const;

const stock = stockOf([
  makeCar({ id: 'creta', make: 'Hyundai', model: 'Creta SX', price: 1_125_000, additionalInfo: 'Sunroof' }),
  makeCar({ id: 'city', ...honda, price: 925_000, seats: '5' }),
  makeCar({ id: 'amaze', ...honda, model: 'Amaze VX', price: 585_000, seats: '5' }),
  makeCar({ id: 'i10', make: 'Hyundai', model: 'i10 Magna', price: 185_000, ...old }),
  makeCar({ id: 'sx4', ...maruti, model: 'SX4 ZXI', price: 210_000, transmission: 'Automatic', ...old }),
  makeCar({ id: 'alto', ...maruti, model: 'Alto 800 LXI', price: 195_000 }),
  makeCar({ id: 'eeco', ...maruti, model: 'Eeco 5 Seater', price: 315_000, fuel: 'CNG', seats: '5' }),
  makeCar({ id: 'ertiga', ...maruti, model: 'Ertiga VXI', price: 815_000, fuel: 'CNG', seats: '7' }),
  makeCar({ id: 'xuv', make: 'Mahindra', model: 'XUV500 W8', price: 785_000, fuel: 'Diesel', seats: '7' }),
  makeCar({ id: 'dzire', ...maruti, model: 'Dzire VXI', price: 595_000, fuel: 'Petrol + CNG' }),
  makeCar({ id: 'swift', ...maruti, model: 'Swift VXI', price: 545_000, color: 'Fire Red' }),
]);

describe('closeCars', () => {
  it.each([
    ['maruti swift', 'swift'],
    ['red swift', 'swift'],
    ['hunda', 'city amaze'],
    ['automatic under 6 lakh', 'amaze sx4'],
    ['cng', 'eeco ertiga dzire'],
    ['sunroof', 'creta'],
    // Cars that may be driven in Delhi come first, then the cheapest if the search asks for it.
    ['cheapest car up to 2 lakh', 'alto i10'],
    ['sasti maruti', 'alto eeco swift dzire ertiga sx4'],
    ['legal in delhi', 'creta city amaze alto eeco ertiga xuv dzire swift i10 sx4'],
    ['gaadi chahiye', 'creta city amaze alto eeco ertiga xuv dzire swift i10 sx4'],
    ['12000 a month', 'amaze alto eeco dzire swift i10 sx4'],
  ])('of %j are all that match: %s', (search, ids) => {
    expect(close({ search })).toEqual({ ids, isMatch: true });
  });

  it.each([
    // The named car stays, whatever its gearbox and price.
    ['creta automatic', 'creta'],
    ['swift below 2 lakh', 'swift'],
    // Seats weigh more than the fuel, and the colour least.
    ['red automatic under 6 lakh', 'amaze sx4'],
    ['7 seater petrol', 'xuv ertiga'],
    // No car is above the highest price.
    ['diesel under 3 lakh', 'alto i10 sx4'],
    ['honda lamborghini', 'amaze city'],
  ])('of %j come closest: %s', (search, ids) => {
    expect(close({ search })).toEqual({ ids, isMatch: false });
  });

  it.each(['gibberish xyz', '8 seater', 'hold', '1 lakh', 'cty', 'xhnda'])(
    'of %j do not exist, because no car has any of it',
    (search) => expect(close({ search })).toEqual({ ids: '', isMatch: false }),
  );

  it('have most of the filters, and are not above the highest price', () => {
    expect(close({ fuel: 'CNG', seats: '7', transmission: 'Automatic' }).ids).toBe('ertiga');
    expect(close({ search: 'maruti', transmission: 'Automatic', fuel: 'CNG' }).ids).toBe('eeco ertiga');
    expect(close({ search: 'maruti swift', maxPrice: '500000' }).ids).toBe('swift');
    expect(close({ fuel: 'CNG', maxPrice: '300000' }).ids).toBe('alto i10 sx4');
    expect(close({ minPrice: '2000000' }).ids).toBe('');
  });
});

const day = new Date('2026-11-22');

function stockOf(listings: readonly Listing[]) {
  return { listings, options: filterOptions(listings) };
}

function choiceOf(params: Record<string, string>) {
  return parseInventoryQuery(`?${new URLSearchParams(params)}`, stock.options);
}

function close({ search = '', ...filters }: Record<string, string>) {
  const wishes = understand(search, stock.listings, { finance: { rate: 12.5, downPayment: 20 } });
  const { cars, isMatch } = closeCars(choiceOf({ search, ...filters }), wishes, stock, day);
  return { ids: cars.map(({ id }) => id).join(' '), isMatch };
}
