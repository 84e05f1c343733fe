import type { CarDetail, Listing } from '../cars/car.ts';
import type { ShownSheet } from '../inspection/inspection.ts';
import { filterOptions, type FilterOptions } from './filter-options.ts';

export type Listings = {
  /** Sorted by id. */
  listed: readonly Listing[];
  /** The cars that have a page, but are not in the list. */
  unlisted: readonly Listing[];
  /** Missing if no listed car has two or three faults. */
  shownSheet?: ShownSheet;
};

/** The last day on which a listed car was added, changed or sold, for the sitemap. */
export type StockChange = Pick<Listing, 'id' | 'make' | 'fuel' | 'transmission'> & { day: string };

/** The ids of the cars whose descriptions contain the words of a search. */
export type DescribedIds = Readonly<Record<string, readonly string[]>>;

export type Stock = {
  /** The listed cars: the featured ones first, then the others, both sorted by id. */
  listings: readonly Listing[];
  /** Every car that visitors can favorite or ask about: the listed cars, then the unlisted ones. */
  forSale: readonly Listing[];
  /** True if any listed car has an inspection sheet. Otherwise pages do not mention missing sheets. */
  hasInspections: boolean;
  shownSheet: ShownSheet | undefined;
  options: FilterOptions;
  /** The detail records by id: all of them on the server, those loaded so far in a browser. */
  records: ReadonlyMap<string, CarDetail>;
  /** What the server has found in the descriptions for the page's search. */
  described?: DescribedIds | undefined;
};

export function createStock(
  { listed, unlisted, shownSheet }: Listings,
  records: ReadonlyMap<string, CarDetail>,
  described?: DescribedIds,
): Stock {
  const isFeatured = ({ featured }: Listing) => featured === true;
  const listings = [...listed.filter(isFeatured), ...listed.filter((car) => !isFeatured(car))];
  const forSale = [...listings, ...unlisted];
  const idsForSale = new Set(forSale.map(({ id }) => id));
  const hasInspections = listings.some(({ inspected }) => inspected);
  const options = { ...filterOptions(listings), idsForSale };
  return { listings, forSale, hasInspections, shownSheet, options, records, described };
}

export function recordsById(records: readonly CarDetail[]): Map<string, CarDetail> {
  return new Map(records.map((car) => [car.id, car]));
}

export function featuredListings({ listings }: Pick<Stock, 'listings'>): readonly Listing[] {
  return listings.slice(0, 3);
}
