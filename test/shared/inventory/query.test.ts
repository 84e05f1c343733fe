import { describe, expect, it } from 'vitest';
import type { FilterOptions, InventoryFilters } from '../../../shared/inventory/filters.ts';
import {
  inventoryQuery,
  parseInventoryQuery,
  withFields,
  withoutDefaults,
} from '../../../shared/inventory/query.ts';
import type { Sort } from '../../../shared/inventory/sort.ts';
import { unfiltered } from '../unfiltered.ts';

const options: FilterOptions = {
  make: ['Honda', 'Maruti Suzuki', 'Toyota'],
  model: ['City ZX', 'Swift VXI'],
  fuel: ['Petrol', 'Diesel', 'Petrol + CNG'],
  transmission: ['Manual', 'Automatic'],
  owner: ['1st', '2nd'],
  year: [2006, 2022],
  price: [160_000, 1_399_000],
  cars: new Set(['27', '40', '45']),
};

describe('parseInventoryQuery', () => {
  const filters = (query: string) => parseInventoryQuery(query, options).filters;

  it('gives the initial state for an empty query', () => {
    expect(parseInventoryQuery('', options)).toEqual({ filters: unfiltered, sort: 'featured', page: 1 });
  });
  it('reads every part', () => {
    const query =
      '?search=sun%20roof&make=Honda&make=Toyota&model=City+ZX&year=2015-2019&minPrice=100000&maxPrice=500000&fuel=Petrol+%2B+CNG&transmission=Manual&owner=2nd&sort=price-low&page=2';
    expect(parseInventoryQuery(query, options)).toEqual({
      filters: {
        search: 'sun roof',
        make: ['Honda', 'Toyota'],
        model: ['City ZX'],
        year: [2015, 2019],
        price: [100_000, 500_000],
        fuel: ['Petrol + CNG'],
        transmission: ['Manual'],
        owner: ['2nd'],
      },
      sort: 'price-low',
      page: 2,
    });
  });
  it('reads what the plain form sends with nothing chosen', () => {
    const query = 'search=&make=&year=&sort=featured&minPrice=0&maxPrice=1399000';
    expect(parseInventoryQuery(query, options)).toEqual({ filters: unfiltered, sort: 'featured', page: 1 });
  });

  it('ignores invalid years', () => {
    for (const year of [
      'abc',
      '2019',
      '2019-',
      '-2019',
      '2022-2006',
      '20190-20200',
      '2019-2020-2021',
      '٢٠١٩-٢٠٢٠',
    ]) {
      expect(filters(`year=${encodeURIComponent(year)}`), year).toEqual(unfiltered);
    }
  });
  it('ignores invalid prices at either end', () => {
    const prices = [
      '9e99',
      '-1',
      '1.5',
      'abc',
      '',
      ' 5',
      '0x10',
      'Infinity',
      '1399001',
      '99999999999999999999',
    ];
    for (const price of prices.map(encodeURIComponent)) {
      expect(filters(`minPrice=${price}`), price).toEqual(unfiltered);
      expect(filters(`maxPrice=${price}`), price).toEqual(unfiltered);
    }
  });
  it('reads prices whose thumbs have passed each other as the range between them', () => {
    expect(filters('minPrice=500000&maxPrice=400000').price).toEqual([400_000, 500_000]);
  });
  it('ignores makes that the dealer does not have', () => {
    expect(filters('make=Lada').make).toEqual([]);
    expect(filters('make=Lada&make=Honda').make).toEqual(['Honda']);
    expect(filters('make=honda').make).toEqual([]);
    expect(filters('make=__proto__&owner=constructor')).toEqual(unfiltered);
  });
  it('reads a repeated make once', () => {
    expect(filters('make=Honda&make=Honda').make).toEqual(['Honda']);
  });
  it('accepts a range of one year, and prices up to the highest', () => {
    expect(filters('year=2018-2018').year).toEqual([2018, 2018]);
    expect(filters('minPrice=1399000').price).toEqual([1_399_000, 1_399_000]);
  });
  it('reads brands joined by the form, and years after an empty field', () => {
    expect(filters('make=Honda,Toyota,Lada').make).toEqual(['Honda', 'Toyota']);
    expect(filters('year=&year=2016-2018').year).toEqual([2016, 2018]);
    expect(filters('year=2015-2019&year=2016-2018').year).toEqual([2015, 2019]);
  });
  it('reads the first hundred letters of a search, and splits no character', () => {
    expect(filters(`search=${'a'.repeat(3000)}`).search).toBe('a'.repeat(100));
    expect(filters(`search=${'a'.repeat(99)}🎉`).search).toBe(`${'a'.repeat(99)}\u{FFFD}`);
  });
  it('reads only cars in the stock from a shortlist, each once', () => {
    expect(parseInventoryQuery('cars=99,45&cars=27,45', options).cars).toBe('45,27');
    expect(parseInventoryQuery('cars=99', options)).not.toHaveProperty('cars');
  });
  it('ignores an unknown sort and unknown parts', () => {
    expect(parseInventoryQuery('sort=cheapest&utm_source=x&[]=', options)).toEqual({
      filters: unfiltered,
      sort: 'featured',
      page: 1,
    });
  });
  it('keeps valid parts next to invalid ones', () => {
    expect(filters('make=Honda&year=abc&minPrice=9e99&maxPrice=500000')).toEqual({
      ...unfiltered,
      make: ['Honda'],
      price: [0, 500_000],
    });
  });
  it('neither trims nor throws for an ill-formed search', () => {
    expect(filters('search=%20abc%20').search).toBe(' abc ');
    expect(filters('search=%FF%zz').search).toBe('\u{FFFD}%zz');
  });
});

describe('withoutDefaults', () => {
  it.each([
    ['?search=&make=Honda&year=&sort=featured&minPrice=0&maxPrice=1399000', '?search=&make=Honda&year='],
    ['?minPrice=0&maxPrice=500000&utm_source=mail', '?maxPrice=500000&utm_source=mail'],
    ['?minPrice=1399000&sort=price-low&cars=27,40', '?minPrice=1399000&sort=price-low&cars=27,40'],
    ['', ''],
  ])('of %j is %j', (query, rest) => expect(withoutDefaults(query, options)).toBe(rest));
});

describe('inventoryQuery', () => {
  const query = (part: Partial<InventoryFilters>, sort: Sort = 'featured') =>
    inventoryQuery({ filters: { ...unfiltered, ...part }, sort, page: 1 }, options);

  it('has only what is chosen', () => {
    expect(query({})).toBe('');
    expect(query({ make: ['Maruti Suzuki'], price: [0, 500_000] })).toBe(
      '?make=Maruti+Suzuki&maxPrice=500000',
    );
    expect(query({ price: [100_000, 1_399_000] })).toBe('?minPrice=100000');
    expect(query({ year: [2020, 2025] }, 'year-new')).toBe('?year=2020-2025&sort=year-new');
  });
  it('encodes what was typed, even a lone surrogate', () => {
    expect(query({ search: '\ud83c' })).toBe('?search=%EF%BF%BD');
    expect(query({ search: 'a&b=c #1 + 50% "x" हिन्दी' })).toBe(
      '?search=a%26b%3Dc+%231+%2B+50%25+%22x%22+%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80',
    );
  });

  it('round-trips', () => {
    const choice = {
      filters: {
        search: ' sun & roof + 🎉 ',
        make: ['Honda', 'Toyota'],
        model: ['Swift VXI'],
        year: [2010, 2014] as const,
        price: [10_000, 1_390_000] as const,
        fuel: ['Petrol + CNG'],
        transmission: ['Automatic'],
        owner: ['1st', '2nd'],
      },
      sort: 'mileage-low' as const,
      page: 3,
    };
    expect(parseInventoryQuery(inventoryQuery(choice, options), options)).toEqual(choice);
  });
});

describe('withFields', () => {
  it('changes the given fields and keeps the rest', () => {
    const before = parseInventoryQuery('make=Honda&fuel=Diesel', options);
    const after = withFields(
      before,
      [
        ['make', 'Toyota'],
        ['search', 'abs'],
      ],
      options,
    );
    expect(inventoryQuery(after, options)).toBe('?search=abs&make=Toyota&fuel=Diesel');
  });
});
