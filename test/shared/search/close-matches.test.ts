import { describe, expect, it } from 'vitest';
import { closeMatches } from '../../../shared/search/close-matches.ts';
import { makeCar } from '../../make-car.ts';

const cars = [
  makeCar({ id: 'creta', make: 'Hyundai', model: 'Creta SX', year: 2020, additionalInfo: 'Sunroof' }),
  makeCar({ id: 'city', make: 'Honda', model: 'City ZX', year: 2019, transmission: 'Automatic' }),
  makeCar({ id: 'alto', make: 'Maruti Suzuki', model: 'Alto 800 LXI', year: 2014 }),
  makeCar({ id: 'dzire', make: 'Maruti Suzuki', model: 'Dzire VXI', year: 2019, fuel: 'Petrol + CNG' }),
  makeCar({ id: 'swift', make: 'Maruti Suzuki', model: 'Swift VXI', year: 2018 }),
  makeCar({ id: 'amaze', make: 'Honda', model: 'Amaze VX', year: 2018, transmission: 'Automatic' }),
];
const found = (search: string, most?: number) => closeMatches(cars, search, most).map(({ id }) => id);

describe('closeMatches', () => {
  it('ranks the car of both words first', () => {
    expect(found('maruti swift')).toEqual(['swift', 'alto', 'dzire']);
    expect(found('swift dzire')).toEqual(['dzire', 'swift']);
  });
  it('gives at most three, or as many as are wanted', () => {
    expect(found('manual')).toEqual(['creta', 'alto', 'dzire']);
    expect(found('manual', 1)).toEqual(['creta']);
  });
  it.each([
    ['2014', ['alto']],
    ['cng', ['dzire']],
    ['automatic', ['city', 'amaze']],
    ['sunroof', ['creta']],
    ['HONDA', ['city', 'amaze']],
    ['honda-amaze', ['amaze', 'city']],
  ])('looks for %j everywhere', (search, ids) => expect(found(search)).toEqual(ids));
  it('returns no car that contradicts a recognised fact', () => {
    expect(found('automatic swift')).toEqual(['city', 'amaze']);
    expect(found('swift below 2 lakh')).toEqual([]);
    expect(found('maruti after 2018')).toEqual(['dzire']);
  });
  it('ranks a whole word above a beginning', () => {
    expect(found('vx')).toEqual(['amaze', 'dzire', 'swift']);
  });

  it.each(['hondaa', 'hnda', 'hunda', 'onda'])('tolerates the one wrong letter in %j', (search) => {
    expect(found(search)).toEqual(['city', 'amaze']);
  });
  it.each(['hndaa', 'hod', 'cty', '2015', 'o', '', ' + ', 'lamborghini', 'b c d e f g h j k l m n honda'])(
    'finds nothing for %j',
    (search) => {
      expect(found(search)).toEqual([]);
    },
  );
});
