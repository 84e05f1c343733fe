import type { Listing } from '../cars/car.ts';
import { carCount } from '../format.ts';
import { hrefWithout } from './inventory-hrefs.ts';
import { filterCars } from './filters.ts';
import type { FilterOptions } from './filter-options.ts';
import type { Quirks } from '../site.ts';
import { parseInventoryQuery } from './query.ts';

type Loosened = { label: string; href: string };

const filterNames = [
  { word: 'Any words', names: ['search'] },
  { word: 'Any brand', names: ['make'] },
  { word: 'Any model', names: ['model'] },
  { word: 'Any fuel', names: ['fuel'] },
  { word: 'Any gearbox', names: ['transmission'] },
  { word: 'Any owner', names: ['owner'] },
  { word: 'Any year', names: ['year'] },
  { word: 'Any price', names: ['minPrice', 'maxPrice', 'down'] },
  { word: 'Any kilometres', names: ['maxKm'] },
  { word: 'Any limit in Delhi', names: ['delhi'] },
  { word: 'Any body type', names: ['body'] },
  { word: 'Any number of seats', names: ['seats'] },
];

/** 'Any price: 7 cars' and its link, for each filter whose removal would find cars. */
export function loosenedFilters(
  query: string,
  cars: readonly Listing[],
  options: FilterOptions,
  quirks?: Quirks,
): Loosened[] {
  const params = new URLSearchParams(query);
  const set = filterNames.filter(({ names }) => names.some((name) => params.get(name)));
  return set.flatMap(({ word, names }) => {
    const href = hrefWithout(query, names);
    const rest = parseInventoryQuery(href.split('?')[1] ?? '', options).filters;
    const { length } = filterCars(cars, rest, quirks);
    return length > 0 ? [{ label: `${word}: ${carCount(length)}`, href }] : [];
  });
}
