import { describe, expect, it } from 'vitest';
import { filterOptions } from '../../../../shared/inventory/filter-options.ts';
import { tags } from '../../../../shared/inventory/links/tags.ts';
import { readInventoryQuery } from '../../../../shared/inventory/query.ts';
import { makeCar } from '../../../make-car.ts';

const cars = [
  makeCar({ id: '1', body: 'SUV', seats: '7' }),
  makeCar({ id: '2', make: 'Maruti Suzuki', year: 2017, price: 520_000, body: 'Compact SUV' }),
  makeCar({ id: '3', make: 'Maruti Suzuki', year: 2015, price: 345_000, fuel: 'CNG', owner: '2nd' }),
];
const options = filterOptions(cars);
const tagsOf = (query: string) => tags(readInventoryQuery(query, options), options);

describe('tags', () => {
  const labels = (query: string) => tagsOf(query).map(({ label }) => label);

  it.each([
    ['minPrice=400000', ['from ₹4,00,000']],
    ['minPrice=400000&maxPrice=600000', ['₹4,00,000 to ₹6,00,000']],
    ['minPrice=0&maxPrice=925000', []],
    ['minPrice=5000000', ['from ₹50,00,000']],
    ['minPrice=400000&maxPrice=abc', ['from ₹4,00,000', 'No "abc" here']],
    ['maxKm=60000', ['up to 60,000 km']],
    ['body=SUV&body=Compact+SUV&seats=7', ['SUV', 'Compact SUV', '7 seats']],
    ['body=Boat&seats=9&maxKm=few', ['No "Boat" here', 'No "9" here', 'No "few" here']],
    ['year=2017-2017', ['2017']],
    ['year=2015-2019', []],
    ['year=soon', ['No "soon" here']],
    ['search=&make=&year=&sort=featured&minPrice=&maxPrice=', []],
  ])('of $0 are $1', (text, expected) => expect(labels(text)).toEqual(expected));

  it('become a single tag for more than eight values of a field', () => {
    const models = Array.from({ length: 9 }, (_, index) =>
      makeCar({ id: `${index}`, model: `Model ${index}` }),
    );
    const query = models.map(({ model }) => `model=${model}`).join('&');
    const all = filterOptions(models);
    expect(tags(readInventoryQuery(`${query}&fuel=Petrol`, all), all)[0]).toEqual({
      label: '9 models',
      href: '/inventory?fuel=Petrol',
    });
  });
  it('are limited in number and length', () => {
    const many = Array.from({ length: 500 }, (_, index) => `make=Make${index}`).join('&');
    expect(labels(`${many}&fuel=CNG`).slice(0, 2)).toEqual(['CNG', 'No "Make0" here']);
    expect(tagsOf(`${many}&cars=1,99&utm_source=x`).map(({ href }) => href)).toEqual(
      Array.from({ length: 24 }, () => '/inventory?cars=1'),
    );
    expect(labels(`search=${'🎉'.repeat(41)}`)).toEqual([`"${'🎉'.repeat(40)}…"`]);
  });
});

const whole =
  'search=city&make=Honda&fuel=CNG&year=2016-2019&maxPrice=600000&maxKm=60000&delhi=2030&sort=price-low&cars=3';

it.each([
  ['"city"', 'search=city'],
  ['Honda', 'make=Honda'],
  ['CNG', 'fuel=CNG'],
  ['2016-2019', 'year=2016-2019'],
  ['up to ₹6,00,000', 'maxPrice=600000'],
  ['up to 60,000 km', 'maxKm=60000'],
  ['In Delhi until 2030 or later', 'delhi=2030'],
])('the tag %s has a link that removes only %s', (label, removed) => {
  const left = whole.split('&').filter((part) => part !== removed);
  const found = tagsOf(`${whole}&page=2`);
  expect(found).toHaveLength(7);
  expect(found).toContainEqual({ label, href: `/inventory?${left.join('&')}` });
});
