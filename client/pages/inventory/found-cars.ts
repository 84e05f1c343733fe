import type { Listing } from '../../../shared/cars/car.ts';
import type { DealerTexts } from '../../../shared/dealer-texts.ts';
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
import { dealerAnswers, unanswered, type DealerAnswer } from '../../../shared/search/dealer-answers.ts';
import { inSearchOrder, understand, type Wish } from '../../../shared/search/understand.ts';
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
  understood: Understood;
};

/** The meaning of a search; empty without a search. */
export type Understood = {
  /** The parts of the search. */
  wishes: readonly Wish[];
  /** The dealer's answers. */
  answers: readonly DealerAnswer[];
  /** The parts that ask for a car. */
  ofCar: readonly Wish[];
};

const noSearch: Understood = { wishes: [], answers: [], ofCar: [] };

export function findCars(
  { choice }: InventoryReading,
  stock: Stock,
  site: Site,
  texts: DealerTexts,
  today: string,
): FoundCars {
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
    understood: filters.search === '' ? noSearch : understood(filters.search, listings, site, texts),
  };
}

function understood(
  search: string,
  listings: readonly Listing[],
  site: Site,
  texts: DealerTexts,
): Understood {
  const wishes = understand(search, listings, site.finance);
  const answers = dealerAnswers(wishes, listings, site, texts);
  return { wishes, answers, ofCar: answers.length > 0 ? unanswered(wishes, listings) : wishes };
}

/** 404 for a missing page number. The records are those of the shortlist's sold cars. */
export function inventoryAt({ query, stock, site }: PageRequest): Omit<RouteResult, 'content'> {
  const { choice, missing } = readInventoryQuery(query, stock.options);
  const { filters, page } = choice;
  const hasPage = page === 1 || isPageOfList(page, filterCars(stock.listings, filters, site).length);
  return { status: hasPage ? 200 : 404, records: missing.flatMap((id) => stock.records.get(id) ?? []) };
}
