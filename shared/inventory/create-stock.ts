import type { CarDetail, Listing } from '../cars/car.ts';
import { filterOptions, type FilterOptions } from './filter-options.ts';

/** The cars for sale, as the build writes them to '#stock/listings.json'. */
export type Listings = {
  /** By id. */
  listed: readonly Listing[];
  /** The cars that have a page, but are in no list. */
  unlisted: readonly Listing[];
  /** The brands, fuels and gearboxes of which the last car is sold. */
  soldOut: Record<'make' | 'fuel' | 'transmission', readonly string[]>;
};

/** The last day on which a listed car was added, changed or sold, for the sitemap. */
export type StockChange = Pick<Listing, 'id' | 'make' | 'fuel' | 'transmission'> & { day: string };

/** The dealer's cars, and what follows from them. */
export type Stock = {
  /** The listed cars: the featured ones, then the others by id. */
  listings: readonly Listing[];
  /** Every car that a visitor may favorite or ask about: the listed cars, then those that only have a page. */
  forSale: readonly Listing[];
  /** Whether any listed car has an inspection sheet; otherwise none is said to lack one. */
  hasInspections: boolean;
  /** What the inventory offers to choose from. */
  options: FilterOptions;
  /** The detail records by id. A server has all of them, a browser those that it has loaded. */
  records: ReadonlyMap<string, CarDetail>;
};

export function createStock(
  { listed, unlisted, soldOut }: Listings,
  records: ReadonlyMap<string, CarDetail>,
): Stock {
  const isFeatured = ({ featured }: Listing) => featured === true;
  const listings = [...listed.filter(isFeatured), ...listed.filter((car) => !isFeatured(car))];
  const forSale = [...listings, ...unlisted];
  const idsForSale = new Set(forSale.map(({ id }) => id));
  const hasInspections = listings.some(({ inspected }) => inspected);
  const options = { ...filterOptions(listings), soldOut, idsForSale };
  return { listings, forSale, hasInspections, options, records };
}

export function recordsById(records: readonly CarDetail[]): Map<string, CarDetail> {
  return new Map(records.map((car) => [car.id, car]));
}

/** The first three cars of the catalogue. */
export function featuredListings({ listings }: Pick<Stock, 'listings'>): readonly Listing[] {
  return listings.slice(0, 3);
}
