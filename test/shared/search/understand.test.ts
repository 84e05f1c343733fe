import { describe, expect, it } from 'vitest';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { searchCars, understand } from '../../../shared/search/understand.ts';
import { makeCar } from '../../make-car.ts';

const maruti = { make: 'Maruti Suzuki' };
const automatic = { make: 'Honda', transmission: 'Automatic' } as const;
const traits: Record<string, Partial<CarDetail>> = {
  alto: { color: 'Flame Red' },
  amaze: { color: 'Burgundy Red', features: ['Automatic climate control', 'Reverse camera'] },
  nexon: { features: ['Automatic climate control'], additionalInfo: 'Red Stitching, Sunroof' },
};

const cars = [
  makeCar({ id: 'creta', make: 'Hyundai', model: 'Creta SX', year: 2020, price: 1_125_000, mileage: 38_500 }),
  makeCar({ id: 'city', ...automatic }),
  makeCar({
    id: 'alto',
    ...maruti,
    model: 'Alto 800',
    year: 2014,
    price: 195_000,
    owner: '2nd',
    mileage: 61_000,
  }),
  makeCar({
    id: 'dzire',
    ...maruti,
    model: 'Dzire VXI',
    fuel: 'Petrol + CNG',
    price: 595_000,
    body: 'Sedan',
  }),
  makeCar({ id: 'amaze', ...automatic, model: 'Amaze VX', year: 2018, price: 585_000, body: 'Sedan' }),
  makeCar({ id: 'nexon', make: 'Tata', model: 'Nexon XZ', year: 2020, price: 715_000, body: 'Compact SUV' }),
  makeCar({ id: 'wagonr', ...maruti, model: 'Wagon R LXI', price: 445_000 }),
].map((car) => ({ ...car, ...traits[car.id] }));

const found = (search: string) => searchCars(cars, search).map(({ id }) => id);
const read = (search: string) => understand(search, cars).map(({ label }) => label);

describe('searchCars', () => {
  it.each([
    ['amaze honda', ['amaze']],
    ['2019 city', ['city']],
    ['  Honda  ', ['city', 'amaze']],
    ['wagonr', ['wagonr']],
    ['wagon r', ['wagonr']],
    ['used honda cars in delhi', ['city', 'amaze']],
    ['reverse camera', ['amaze']],
    ['sunroof', ['nexon']],
  ])('finds the words of %j in any order and any field', (search, ids) => expect(found(search)).toEqual(ids));

  it.each([
    ['below 5 lakh', ['alto', 'wagonr']],
    ['under ₹5,00,000', ['alto', 'wagonr']],
    ['5 lakh', ['alto', 'wagonr']],
    ['5.9L', ['alto', 'amaze', 'wagonr']],
    ['3-6 lakh', ['dzire', 'amaze', 'wagonr']],
    ['3 lakh to 6 lakh', ['dzire', 'amaze', 'wagonr']],
    ['between 3 and 6 lakhs', ['dzire', 'amaze', 'wagonr']],
    ['above 10 lakh', ['creta']],
    // A car at a limit is within it.
    ['4.45-5.85 lakh', ['amaze', 'wagonr']],
    ['over 0.1 cr', ['creta']],
  ])('reads %j as a price', (search, ids) => expect(found(search)).toEqual(ids));

  it.each([
    ['under 40000 km', 'creta', true],
    ['below 60,000 kms', 'alto', false],
    ['60k km', 'alto', false],
    ['over 60k kilometres', 'alto', true],
  ])('reads %j as a distance', (search, id, isFound) => expect(found(search).includes(id)).toBe(isFound));

  it.each([
    ['2020', ['creta', 'nexon']],
    ['after 2019', ['creta', 'nexon']],
    ['from 2019 honda', ['city']],
    ['before 2015', ['alto']],
    ['2018-2019 honda', ['city', 'amaze']],
  ])('reads %j as a year', (search, ids) => expect(found(search)).toEqual(ids));

  it('matches the gearbox, not an automatic feature', () => {
    expect(found('automatic')).toEqual(['city', 'amaze']);
  });
  it('matches red as a colour, not as a part of a word or a seam', () => {
    expect(found('red car')).toEqual(['alto', 'amaze']);
    expect(found('red automatic below 6 lakh')).toEqual(['amaze']);
  });
  it.each([
    ['suv', ['nexon']],
    ['sedan', ['dzire', 'amaze']],
    ['cng', ['dzire']],
    ['second owner', ['alto']],
  ])('recognises the facts in %j', (search, ids) => expect(found(search)).toEqual(ids));

  it('matches a beginning only if no car has the whole word', () => {
    expect(found('hon')).toEqual(['city', 'amaze']);
    expect(found('h')).toEqual(['creta', 'city', 'amaze']);
  });
  it('tolerates one wrong letter, and says which word it used', () => {
    expect(found('hunda')).toEqual(['city', 'amaze']);
    expect(read('hunda')).toEqual(['honda, for "hunda"']);
  });
  it('finds nothing if a word matches no car', () => {
    expect(found('honda lamborghini')).toEqual([]);
  });
  it('finds all for a blank search', () => {
    expect(found('   ')).toHaveLength(7);
  });
  it('reads only the first words of a very long search', () => {
    expect(understand('honda '.repeat(3_000), cars)).toHaveLength(12);
  });
});

describe('understand', () => {
  it('returns each part and the search without it', () => {
    expect(
      understand('Red automatic  below 6 lakh', cars).map(({ label, without }) => [label, without]),
    ).toEqual([
      ['Red', 'automatic below 6 lakh'],
      ['Automatic', 'Red below 6 lakh'],
      ['up to ₹6,00,000', 'Red automatic'],
    ]);
  });
  it.each([
    ['3-6 lakh', ['₹3,00,000 to ₹6,00,000']],
    ['under 60000 km', ['up to 60,000 km']],
    ['since 2018', ['from 2018']],
    ['i10', ['No "i10" here']],
    ['alto 800', ['alto', '800']],
    ['6-3 lakh', ['₹3,00,000 to ₹6,00,000']],
    ['₹5,45,000', ['up to ₹5,45,000']],
    ['500 lakh of 6', ['up to ₹5,00,00,000', 'No "6" here']],
  ])('reads %j', (search, labels) => expect(read(search)).toEqual(labels));
});
