import { carPageAt } from './car-page-at.ts';
import type { CarPageAt } from './car-page-at.ts';
import type { CarDetail } from './cars/car.ts';
import { carIdOf } from './cars/car-path.ts';
import { matchingCars, searchText } from './inventory/filters.ts';
import { isPageOfList } from './inventory/list-pages.ts';
import { readInventoryQuery } from './inventory/query.ts';
import type { Cars } from './inventory/stock-of.ts';
import { searchCars } from './search/understand.ts';
import type { Site } from './site.ts';

/** The paths of the pages that show no single car. */
export const pagePaths = ['/', '/inventory', '/about', '/contact'] as const;

/** What a path and a query show, and the status of that. */
export type Page =
  | { kind: 'home' | 'about' | 'contact'; status: 200 }
  /** 404 for a page of the list beyond its last one. Some cars of its shortlist may be sold. */
  | { kind: 'inventory'; status: 200 | 404; sold: readonly CarDetail[] }
  | CarPageAt
  | { kind: 'no page'; status: 404 };

type Visit = { cars: Cars; quirks: Site['quirks']; today: string };

/** Server and browser both ask here what to show, so that the status is known before the page is rendered. */
export function pageAt(path: string, query: string, { cars, quirks, today }: Visit): Page {
  const id = carIdOf(path);
  if (id !== undefined) return carPageAt(id, cars, today);
  switch (path) {
    case '/':
      return { kind: 'home', status: 200 };
    case '/inventory':
      return inventoryAt(query, cars, quirks);
    case '/about':
      return { kind: 'about', status: 200 };
    case '/contact':
      return { kind: 'contact', status: 200 };
    default:
      return { kind: 'no page', status: 404 };
  }
}

/** Whether there is a page under a path, for some query. */
export function hasPage(path: string, { records }: Pick<Cars, 'records'>): boolean {
  const id = carIdOf(path);
  return id === undefined ? pagePaths.some((it) => it === path) : records.get(id) !== undefined;
}

function inventoryAt(query: string, cars: Cars, quirks: Site['quirks']): Page {
  const { choice, missing } = readInventoryQuery(query, cars.options);
  const { filters, page } = choice;
  const search = quirks === 'fix' ? searchCars : searchText;
  const hasPage = page === 1 || isPageOfList(page, matchingCars(cars, filters, search).length);
  const sold = missing.flatMap((id) => cars.records.get(id) ?? []);
  return { kind: 'inventory', status: hasPage ? 200 : 404, sold };
}
