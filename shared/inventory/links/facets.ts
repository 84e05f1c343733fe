import type { Listing } from '../../cars/car.ts';
import { cityOf } from '../../dealer/page-metadata.ts';
import type { Site } from '../../dealer/site.ts';
import { formatLakh } from '../../format.ts';
import { memoizeByObject } from '../../memoize-by-object.ts';
import type { Stock } from '../create-stock.ts';
import { queryOf } from '../inventory-hrefs.ts';
import { isPageOfList } from '../list-pages.ts';
import { inventoryQuery, type InventoryChoice } from '../query.ts';

const facetFields = ['make', 'fuel', 'transmission'] as const;

/** A brand, a fuel or a gearbox that has a page for search engines. */
export type Facet = { field: (typeof facetFields)[number]; value: string };

/** A list under its canonical path: the whole inventory or one facet, page by page. */
export type SearchPage = { path: string; facet?: Facet; page: number };

const minCars = 2;

/** Only these facets have a page. */
export const facetsOf = memoizeByObject((cars: readonly Listing[]): Facet[] =>
  facetFields.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const car of cars) counts.set(car[field], (counts.get(car[field]) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= minCars).map(([value]) => ({ field, value }));
  }),
);

export function facetPath({ field, value }: Facet): string {
  return `/inventory${queryOf(new URLSearchParams({ [field]: value }))}`;
}

/** The canonical page of a choice: a single facet, otherwise the whole inventory. Pages past the last count as the first. */
export function searchPageOf(choice: InventoryChoice, { listings, options }: Stock): SearchPage {
  const pathOf = (page: number) => `/inventory${inventoryQuery({ ...choice, page }, options)}`;
  const firstPage = pathOf(1);
  const facet = facetsOf(listings).find((it) => facetPath(it) === firstPage);
  if (firstPage !== '/inventory' && !facet) return { path: '/inventory', page: 1 };
  const listed = facet ? carsOf(facet, listings) : listings;
  const page = isPageOfList(choice.page, listed.length) ? choice.page : 1;
  return { path: pathOf(page), ...(facet && { facet }), page };
}

export function facetTitle({ value }: Facet, site: Site): string {
  return `Used ${value} Cars in ${cityOf(site)}`;
}

/** '4 used Honda cars in Delhi, 2006 to 2019, from ₹1.6 lakh', or '10 used automatics in Delhi, …'. */
export function facetInWords(facet: Facet, cars: readonly Listing[], city: string): string {
  const listed = carsOf(facet, cars);
  const years = listed.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const price = formatLakh(Math.min(...listed.map((car) => car.price)));
  const span = first === last ? first : `${first} to ${last}`;
  return `${listed.length} used ${goodsOf(facet)} in ${city}, ${span}, from ${price}`;
}

function goodsOf({ field, value }: Facet): string {
  if (field === 'make') return `${value} cars`;
  const kind = value.replace(/^(?=[A-Z][a-z])./, (letter) => letter.toLowerCase());
  return field === 'fuel' ? `${kind} cars` : `${kind}s`;
}

function carsOf({ field, value }: Facet, cars: readonly Listing[]): readonly Listing[] {
  return cars.filter((car) => car[field] === value);
}
