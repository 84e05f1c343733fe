import type { DealerTexts } from '../../../shared/dealer/dealer-schema.ts';
import { cityOf } from '../../../shared/dealer/page-metadata.ts';
import type { Site } from '../../../shared/dealer/site.ts';
import { closeCars, type CloseCars } from '../../../shared/inventory/close-cars.ts';
import type { Stock } from '../../../shared/inventory/create-stock.ts';
import { searchedCars, matches, type SearchRules } from '../../../shared/inventory/filters.ts';
import { facetInWords, searchPageOf } from '../../../shared/inventory/links/facets.ts';
import { isPageOfList, pageOf } from '../../../shared/inventory/list-pages.ts';
import {
  type InventoryChoice,
  type InventoryReading,
  inventoryQuery,
  readInventoryQuery,
} from '../../../shared/inventory/query.ts';
import { dealerAnswers } from '../../../shared/inventory/search/dealer-answers.ts';
import { dealerLines } from '../../../shared/inventory/search/dealer-lines.ts';
import { describedIn } from '../../../shared/inventory/search/facts.ts';
import { inSearchOrder } from '../../../shared/inventory/search/search-cars.ts';
import { understand, type Wish } from '../../../shared/inventory/search/understand.ts';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import { sortCars } from '../../../shared/inventory/sort.ts';
import type { PageRequest, RouteResult } from '../../resolved-page.ts';

export type FoundCars = ReturnType<typeof findCars>;

const noneClose: CloseCars = { cars: [], isMatch: false };

export function findCars(
  { choice }: InventoryReading,
  stock: Stock,
  site: Site,
  texts: DealerTexts,
  today: string,
) {
  const { filters, sort, page } = choice;
  const { listings, options } = stock;
  const { facet } = searchPageOf(choice, stock);
  const day = new Date(today);
  const wishes = wishesOf(choice, stock, site, today);
  const searched = searchedCars(listings, filters.search, site, wishes);
  const matching = searched.filter(matches(filters));
  const sorted = () =>
    sortCars(filters.search === '' ? matching : inSearchOrder(matching, wishes, day), sort);
  const cars = site.quirks === 'fix' ? sorted() : matching;
  const answers = wishes.length > 0 ? dealerAnswers(wishes, () => dealerLines(site, texts)) : [];
  // If the dealer has an answer, words in no car's name belong to the question.
  const ofCar = answers.length > 0 ? wishes.filter(({ word }) => !word) : wishes;
  const asksForNoCar = filters.search !== '' && ofCar.length === 0;
  return {
    /** Without values that the stock does not have. */
    query: inventoryQuery(choice, options),
    /** The list in words, if it is one that people search for. */
    summary: facet && `${facetInWords(facet, listings, cityOf(site))}.`,
    /** Without the filters. */
    searched,
    cars,
    carsOnPage: pageOf(cars, page),
    wishes,
    answers,
    /** What to show if no car matches. */
    close: cars.length > 0 || asksForNoCar ? noneClose : closeCars(choice, ofCar, stock, day),
  };
}

function wishesOf(
  { filters: { search } }: InventoryChoice,
  stock: Stock,
  { finance }: SearchRules,
  today: string,
  found?: Record<string, readonly string[]>,
): readonly Wish[] {
  if (search === '') return [];
  const find = describedIn(stock);
  const described = found ? (phrase: string) => (found[phrase] = find(phrase)) : find;
  return understand(search, stock.listings, { finance, described, today });
}

/**
 * 404 for a missing page number and, in a browser, for a comparison whose records have not been loaded: the server has them.
 * The records are those of the shortlist.
 */
export function inventoryAt({ query, stock, site, today }: PageRequest): Omit<RouteResult, 'content'> {
  const { listings, options, records } = stock;
  const { choice, missing } = readInventoryQuery(query, options);
  const { filters, page } = choice;
  const described: Record<string, readonly string[]> = {};
  const wishes = wishesOf(choice, stock, site, today, described);
  const count = () => searchedCars(listings, filters.search, site, wishes).filter(matches(filters)).length;
  const hasPage = page === 1 || isPageOfList(page, count());
  const compared = parseShortlist(query, stock.forSale);
  const hasRecords = compared.every((car) => car.page === false || records.has(car.id));
  return {
    status: hasPage && hasRecords ? 200 : 404,
    records: [...compared.map(({ id }) => id), ...missing].flatMap((id) => records.get(id) ?? []),
    ...(wishes.length > 0 && { described }),
  };
}
