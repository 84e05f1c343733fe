import { matchPath } from 'react-router-dom';
import { saleState } from '../shared/cars/sale-state.ts';
import { filterCars } from '../shared/inventory/filters.ts';
import { pageCount } from '../shared/inventory/pages.ts';
import { parseInventoryQuery } from '../shared/inventory/query.ts';
import type { Site } from '../shared/site.ts';
import type { Cars } from './stock-context.ts';

/** The paths of the pages that show no single car. */
export const pagePaths = ['/', '/inventory', '/about', '/contact'] as const;

export const carRoute = '/car/:id?';

export type PageStatus = 200 | 404 | 410;

type Visit = { cars: Cars; quirks: Site['quirks']; today: string };

/** The status of a page of client/pages.tsx, so that it is known before the page is rendered. */
export function pageStatus(path: string, query: string, { cars, quirks, today }: Visit): PageStatus {
  const id = carIdOf(path);
  if (id !== undefined) {
    const car = cars.records.get(id);
    if (!car) return 404;
    return saleState(car.sold, today) === 'gone' ? 410 : 200;
  }
  if (path === '/inventory') return hasInventoryPage(query, cars, quirks) ? 200 : 404;
  return pagePaths.some((it) => it === path) ? 200 : 404;
}

/** Whether there is a page under a path, for some query. */
export function hasPage(path: string, { records }: Pick<Cars, 'records'>): boolean {
  const id = carIdOf(path);
  return id === undefined ? pagePaths.some((it) => it === path) : records.get(id) !== undefined;
}

/** The id in the path of a car's page, even if there is no such car; undefined for other paths. */
export function carIdOf(path: string): string | undefined {
  // matchPath ignores slashes at the end.
  if (path.endsWith('/') && path !== '/car/') return undefined;
  const match = matchPath({ path: carRoute, caseSensitive: true }, path);
  return match ? (match.params.id ?? '1') : undefined;
}

/** Whether there is such a page of the cars that match. */
function hasInventoryPage(query: string, { listings, options }: Cars, quirks: Site['quirks']): boolean {
  const { filters, page } = parseInventoryQuery(query, options);
  return page === 1 || page <= pageCount(filterCars(listings, filters, quirks).length);
}
