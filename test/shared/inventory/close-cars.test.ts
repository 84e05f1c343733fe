import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../shared/cars/car.ts';
import { closeCars, longerList } from '../../../shared/inventory/close-cars.ts';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { understand } from '../../../shared/search/understand.ts';
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
    // The named car comes first.
    ['creta automatic', 'creta amaze city'],
    ['swift below 2 lakh', 'swift alto i10'],
    ['maruti swift', 'swift alto eeco'],
    ['red swift', 'swift alto eeco'],
    ['hunda', 'amaze city alto'],
    // Seats weigh more than the fuel.
    ['7 seater cng', 'ertiga xuv eeco'],
    ['seven seater petrol', 'xuv ertiga alto'],
    // Other facts weigh more than amounts.
    ['diesel under 3 lakh', 'xuv alto i10'],
    ['automatic under 6 lakh', 'amaze sx4 city'],
    ['cng', 'eeco dzire ertiga'],
    ['sunroof', 'creta alto eeco'],
    // Cars that may be driven in Delhi come first, then the cheapest.
    ['sasti gaadi', 'alto eeco swift'],
    ['cheapest car up to 2 lakh', 'alto i10 eeco'],
    ['legal in delhi', 'alto eeco swift'],
    ['1 lakh', 'alto eeco swift'],
    ['12000 a month', 'alto eeco swift'],
  ])('of %j are %s', (search, ids) => {
    expect(close({ search })).toEqual({ ids, isMatch: true });
  });

  it.each(['gibberish xyz', '8 seater', 'home delivery', 'o', 'cty', 'xhnda'])(
    'of %j are the first cars, and no match',
    (search) => expect(close({ search })).toEqual({ ids: 'creta city amaze', isMatch: false }),
  );

  it('have most of the filters', () => {
    expect(close({ fuel: 'CNG', seats: '7', maxPrice: '300000' }).ids).toBe('ertiga alto eeco');
    expect(close({ search: 'maruti', transmission: 'Automatic', fuel: 'CNG' }).ids).toBe('eeco ertiga sx4');
  });

  it('are all cars of a small stock', () => {
    const two = stockOf(stock.listings.slice(0, 2));
    expect(closeCars(choiceOf({ search: 'alto' }), [], two, day).cars).toHaveLength(2);
  });
});

describe('longerList', () => {
  it.each([
    ['sasti gaadi 4 lakh ke andar', 4, '?maxPrice=400000'],
    ['maruti cng', 3, ''],
    ['petrol under 9 lakh', 6, '?fuel=Petrol&fuel=Petrol+%2B+CNG&maxPrice=900000'],
    ['12000 a month', 7, '?maxPrice=660000'],
    ['12,000 emi with 1 lakh down', 7, '?maxPrice=630000&down=100000'],
    ['red cars', 1, ''],
    ['gibberish', 0, ''],
  ])(
    'of %j has %i cars, or all if they are few or filters cannot express the search',
    (search, count, query) => {
      const list = longerList(choiceOf({ search }), wishesOf(search), stock);
      expect(list).toEqual({ href: `/inventory${query}`, count: query ? count : 11 });
    },
  );

  it('keeps the filters that are set, and the shortlist', () => {
    const choice = choiceOf({ search: 'under 7 lakh', make: 'Maruti Suzuki', cars: 'alto', page: '2' });
    expect(longerList(choice, wishesOf('under 7 lakh'), stock)).toEqual({
      href: '/inventory?make=Maruti+Suzuki&maxPrice=700000&cars=alto',
      count: 5,
    });
    const none = choiceOf({ search: 'xyz', make: 'Honda', cars: 'alto' });
    expect(longerList(none, wishesOf('xyz'), stock).href).toBe('/inventory?cars=alto');
  });
});

const day = new Date('2026-11-22');

function stockOf(listings: readonly Listing[]) {
  return { listings, options: filterOptions(listings) };
}

function choiceOf(params: Record<string, string>) {
  return parseInventoryQuery(`?${new URLSearchParams(params)}`, stock.options);
}

function wishesOf(search = '') {
  return understand(search, stock.listings, { rate: 12.5, downPayment: 20 });
}

function close(params: Record<string, string>) {
  const { cars, isMatch } = closeCars(choiceOf(params), wishesOf(params.search), stock, day);
  return { ids: cars.map(({ id }) => id).join(' '), isMatch };
}
