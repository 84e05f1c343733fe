import type { Listing } from '../cars/car.ts';
import type { Site } from '../site.ts';
import { hrefWithout } from './href-without.ts';
import { filterCars } from './filters.ts';
import type { FilterOptions } from './filters.ts';
import { parseInventoryQuery } from './query.ts';

type Loosened = { label: string; address: string };

const filters = [
  { word: 'search', names: ['search'] },
  { word: 'brand', names: ['make'] },
  { word: 'model', names: ['model'] },
  { word: 'fuel', names: ['fuel'] },
  { word: 'gearbox', names: ['transmission'] },
  { word: 'owner', names: ['owner'] },
  { word: 'year', names: ['year'] },
  { word: 'price', names: ['minPrice', 'maxPrice'] },
];

/** 'Without the price: 7 cars' and its address, for each filter of a query that would find cars if it were gone. */
export function loosenedFilters(
  query: string,
  cars: readonly Listing[],
  options: FilterOptions,
  quirks?: Site['quirks'],
): Loosened[] {
  const params = new URLSearchParams(query);
  const set = filters.filter(({ names }) => names.some((name) => params.get(name)));
  return set.flatMap(({ word, names }) => {
    const address = hrefWithout(query, names);
    const rest = parseInventoryQuery(address.split('?')[1] ?? '', options).filters;
    const { length } = filterCars(cars, rest, quirks);
    return length > 0
      ? [{ label: `Without the ${word}: ${length} ${length === 1 ? 'car' : 'cars'}`, address }]
      : [];
  });
}
