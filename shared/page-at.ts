import type { CarDetail, Listing } from './cars/car.ts';
import { saleState } from './cars/sale-state.ts';
import { matchingCars } from './inventory/filters.ts';
import { isPageOfList } from './inventory/list-pages.ts';
import { readInventoryQuery } from './inventory/query.ts';
import type { Cars } from './inventory/stock-of.ts';
import type { Site } from './site.ts';

/** The paths of the pages that show no single car. */
export const pagePaths = ['/', '/inventory', '/about', '/contact'] as const;

/** What a path and a query show, and the status of that. */
export type Page =
  | { kind: 'home' | 'about' | 'contact'; status: 200 }
  /** 404 for a page of the list beyond its last one. Some cars of its shortlist may be sold. */
  | { kind: 'inventory'; status: 200 | 404; sold: readonly CarDetail[] }
  /** A sold car keeps its page for some weeks. */
  | { kind: 'car' | 'sold car'; status: 200; car: CarDetail }
  /** Some car of the list has no page. */
  | { kind: 'no car'; status: 404; listing: Listing | undefined }
  /** Sold long ago. */
  | { kind: 'no car'; status: 410; car: CarDetail }
  | { kind: 'no page'; status: 404 };

type Visit = { cars: Cars; quirks: Site['quirks']; today: string };

/** Server and browser both ask here what to show, so that the status is known before the page is rendered. */
export function pageAt(path: string, query: string, { cars, quirks, today }: Visit): Page {
  const id = carIdOf(path);
  if (id !== undefined) return carPageOf(id, cars, today);
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

function carPageOf(id: string, { records, listings }: Cars, today: string): Page {
  const car = records.get(id);
  if (!car) return { kind: 'no car', status: 404, listing: listings.find((it) => it.id === id) };
  const state = saleState(car.sold, today);
  if (state === 'gone') return { kind: 'no car', status: 410, car };
  return { kind: state === 'sold' ? 'sold car' : 'car', status: 200, car };
}

/** Whether there is a page under a path, for some query. */
export function hasPage(path: string, { records }: Pick<Cars, 'records'>): boolean {
  const id = carIdOf(path);
  return id === undefined ? pagePaths.some((it) => it === path) : records.get(id) !== undefined;
}

/** The id in the path of a car's page, even if there is no such car; undefined for other paths. */
export function carIdOf(path: string): string | undefined {
  // The specification names the first car where a path names none.
  if (path === '/car' || path === '/car/') return '1';
  return /^\/car\/([^/]+)$/.exec(path)?.[1];
}

function inventoryAt(query: string, cars: Cars, quirks: Site['quirks']): Page {
  const { choice, missing } = readInventoryQuery(query, cars.options);
  const { filters, page } = choice;
  const hasPage = page === 1 || isPageOfList(page, matchingCars(cars, filters, quirks).length);
  const sold = missing.flatMap((id) => cars.records.get(id) ?? []);
  return { kind: 'inventory', status: hasPage ? 200 : 404, sold };
}
