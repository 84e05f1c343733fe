import type { Listing } from '../cars/car.ts';
import { carCount } from '../format.ts';
import type { Site } from '../site.ts';
import { hrefWithout } from './inventory-hrefs.ts';
import { filterCars } from './filters.ts';
import type { FilterOptions } from './filters.ts';
import { parseInventoryQuery } from './query.ts';

type Loosened = { label: string; href: string };

const filterNames = [
  { word: 'search', names: ['search'] },
  { word: 'brand', names: ['make'] },
  { word: 'model', names: ['model'] },
  { word: 'fuel', names: ['fuel'] },
  { word: 'gearbox', names: ['transmission'] },
  { word: 'owner', names: ['owner'] },
  { word: 'year', names: ['year'] },
  { word: 'price', names: ['minPrice', 'maxPrice'] },
];

/** 'Without the price: 7 cars' and its link, for each filter whose removal would find cars. */
export function loosenedFilters(
  query: string,
  cars: readonly Listing[],
  options: FilterOptions,
  quirks?: Site['quirks'],
): Loosened[] {
  const params = new URLSearchParams(query);
  const set = filterNames.filter(({ names }) => names.some((name) => params.get(name)));
  return set.flatMap(({ word, names }) => {
    const href = hrefWithout(query, names);
    const rest = parseInventoryQuery(href.split('?')[1] ?? '', options).filters;
    const { length } = filterCars(cars, rest, quirks);
    return length > 0 ? [{ label: `Without the ${word}: ${carCount(length)}`, href }] : [];
  });
}
