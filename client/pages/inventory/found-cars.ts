import type { Listing } from '../../../shared/cars/car.ts';
import type { Stock } from '../../../shared/inventory/create-stock.ts';
import { facetInWords, searchPageOf } from '../../../shared/inventory/facets.ts';
import { filterCars, searchedCars, suits } from '../../../shared/inventory/filters.ts';
import { isPageOfList, pageOf } from '../../../shared/inventory/list-pages.ts';
import {
  type InventoryReading,
  inventoryQuery,
  readInventoryQuery,
} from '../../../shared/inventory/query.ts';
import { sortCars } from '../../../shared/inventory/sort.ts';
import { cityOf } from '../../../shared/page-metadata.ts';
import { inSearchOrder } from '../../../shared/search/understand.ts';
import type { Site } from '../../../shared/site.ts';
import type { PageRequest, RouteResult } from '../../resolved-page.ts';

export type FoundCars = {
  /** The query without values that the stock does not have. */
  query: string;
  /** The list in words, if it is one that people search for. */
  summary: string | undefined;
  /** The cars that match the search. */
  searched: readonly Listing[];
  /** The cars that also match the filters. */
  cars: readonly Listing[];
  carsOnPage: readonly Listing[];
};

export function findCars({ choice }: InventoryReading, stock: Stock, site: Site, today: string): FoundCars {
  const { filters, sort, page } = choice;
  const { listings, options } = stock;
  const { facet } = searchPageOf(choice, stock);
  const searched = searchedCars(listings, filters.search, site);
  const matching = searched.filter(suits(filters));
  const sorted = () => sortCars(inSearchOrder(matching, filters.search, new Date(today)), sort);
  const cars = site.quirks === 'fix' ? sorted() : matching;
  return {
    query: inventoryQuery(choice, options),
    summary: facet && `${facetInWords(facet, listings, cityOf(site))}.`,
    searched,
    cars,
    carsOnPage: pageOf(cars, page),
  };
}

/** 404 for a missing page number. The records are those of the shortlist's sold cars. */
export function inventoryAt({ query, stock, site }: PageRequest): Omit<RouteResult, 'content'> {
  const { choice, missing } = readInventoryQuery(query, stock.options);
  const { filters, page } = choice;
  const hasPage = page === 1 || isPageOfList(page, filterCars(stock.listings, filters, site).length);
  return { status: hasPage ? 200 : 404, records: missing.flatMap((id) => stock.records.get(id) ?? []) };
}
