import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, listFilters } from '../../../shared/inventory/filter-options.ts';
import {
  filterCars,
  initialFilters,
  searchedCars,
  type InventoryFilters,
} from '../../../shared/inventory/filters.ts';
import { inventoryQuery, parseInventoryQuery, readInventoryQuery } from '../../../shared/inventory/query.ts';
import { tags } from '../../../shared/inventory/tags.ts';
import { narrowings } from '../../../shared/narrowing/narrowings.ts';
import { makeCar } from '../../make-car.ts';
import { randomQueries } from './random-queries.ts';

const swift = { make: 'Maruti Suzuki', model: 'Swift, VXI', year: 2017, price: 520_000 };
const carens = { make: 'Kia', model: 'Carens', year: 2021, price: 1_399_000, mileage: 98_000 };
const cars = [
  makeCar({ id: '1', additionalInfo: 'Red paint' }),
  makeCar({ id: '2', ...swift, body: 'Hatchback', seats: '5' }),
  makeCar({ id: '3', make: 'Tata', model: 'Swift', year: 2015, price: 345_000, fuel: 'CNG', owner: '2nd' }),
  makeCar({ id: '4', ...carens, transmission: 'Automatic', body: 'MPV', seats: '7' }),
];
const options = { ...filterOptions(cars), soldOut: { make: ['Lexus'], fuel: ['Diesel'] } };
const initial = initialFilters(options);
const queries = randomQueries(options);
const read = (query: string) => parseInventoryQuery(query, options);
const tagsOf = (query: string) => tags(readInventoryQuery(query, options), options);
const idsOf = (filters: InventoryFilters) => filterCars(cars, filters).map(({ id }) => id);

/** The filters that are set, each as 'make Honda' or 'minPrice 400000'. */
function setIn({ search, year, price, mileage, delhi, ...lists }: InventoryFilters): string[] {
  return [
    ...(search ? [`search ${search}`] : []),
    ...listFilters.flatMap((field) => lists[field].map((value) => `${field} ${value}`)),
    ...(year.join() === initial.year.join() ? [] : [`year ${year.join('-')}`]),
    ...(price[0] === initial.price[0] ? [] : [`minPrice ${price[0]}`]),
    ...(price[1] === initial.price[1] ? [] : [`maxPrice ${price[1]}`]),
    ...(mileage === Infinity ? [] : [`maxKm ${mileage}`]),
    ...(delhi === 0 ? [] : [`delhi ${delhi}`]),
  ];
}

// The seed makes every run use the same queries, so that a failure always comes from a change.
const holds = (property: (query: string) => void) =>
  fc.assert(
    fc.property(queries, (query) => {
      property(query);
    }),
    { seed: 60, numRuns: 2000 },
  );

describe('for any query', () => {
  it('reading the link of its choice returns the same choice', () => {
    holds((query) => expect(read(inventoryQuery(read(query), options))).toEqual(read(query)));
  });

  it('each filter that is set has one tag, whose link removes only that filter', () => {
    holds((query) => {
      const { filters, sort, shortlist } = read(query);
      const set = setIn(filters);
      const removed = tagsOf(query).flatMap(({ href }) => {
        const rest = read(href.split('?')[1] ?? '');
        expect(rest).toMatchObject({ sort, page: 1 });
        expect(rest.shortlist).toBe(shortlist);
        const left = setIn(rest.filters);
        expect(set).toEqual(expect.arrayContaining(left));
        return set.filter((filter) => !left.includes(filter));
      });
      expect(removed.toSorted()).toEqual(set.toSorted());
    });
  });

  it('a tag says "No … here" only for an unknown or sold-out value', () => {
    holds((query) => {
      const { filters } = read(query);
      for (const { label, href } of tagsOf(query)) {
        const { filters: rest } = read(href.split('?')[1] ?? '');
        const removed = setIn(filters).filter((filter) => !setIn(rest).includes(filter));
        const isUnknown = removed.every((filter) => ['make Lexus', 'fuel Diesel'].includes(filter));
        expect([label, label.startsWith('No "')]).toEqual([label, isUnknown]);
      }
    });
  });

  it('each chip finds cars or is on, keeps sort and shortlist, and is undone by its own link', () => {
    const finance = { rate: 12.5, downPayment: 20 };
    const facts = { options, finance, thisYear: 2026 };
    const chipsOf = (query: string) => {
      const choice = read(query);
      const searched = searchedCars(cars, choice.filters.search, { quirks: 'keep' });
      return Object.values(narrowings(choice, { ...facts, cars: searched })).flat();
    };
    holds((query) => {
      const choice = read(query);
      for (const { label, count, href, isOn } of chipsOf(query)) {
        const { filters, ...rest } = read(href.split('?')[1] ?? '');
        const found = idsOf(filters).length;
        expect([label, isOn || (count > 0 && found >= count)]).toEqual([label, true]);
        const there = chipsOf(href.slice('/inventory'.length)).find((chip) => chip.label === label);
        // Chips that would change nothing are left out.
        expect([label, there?.isOn ?? false]).toEqual([label, !isOn]);
        expect(rest).toEqual({
          sort: choice.sort,
          page: 1,
          ...(choice.shortlist && { shortlist: choice.shortlist }),
        });
      }
    });
  });
});
