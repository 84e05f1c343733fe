import type { CarDetail, Listing } from '../cars/car.ts';
import { filterOptions } from './filter-options.ts';
import type { FilterOptions } from './filter-options.ts';

/** The cars for sale, as the build writes them. */
export type StockFacts = {
  /** By id. */
  listed: readonly Listing[];
  /** The cars that have a page, but are in no list. */
  unlisted: readonly Listing[];
  /** The brands, fuels and gearboxes of which the last car is sold. */
  soldOut: Record<'make' | 'fuel' | 'transmission', readonly string[]>;
};

/** The last day on which a listed car was added, changed or sold, for the sitemap. */
export type StockChange = Pick<Listing, 'id' | 'make' | 'fuel' | 'transmission'> & { day: string };

/** The cars for sale, and what follows from them. */
export type Stock = {
  /** The listed cars: the featured ones, then the others by id. */
  listings: readonly Listing[];
  /** Every car that a visitor may favorite or ask about: the listed cars, then those that only have a page. */
  forSale: readonly Listing[];
  /** What the inventory offers to choose from. */
  options: FilterOptions;
};

/** What both sides know of cars: the server has the pages of all, a browser those that it has loaded. */
export type Cars = Stock & {
  /** By id; undefined if there is no such page, or none that is loaded. */
  records: { get: (id: string) => CarDetail | undefined };
};

export function stockOf({ listed, unlisted, soldOut }: StockFacts): Stock {
  const isFeatured = ({ featured }: Listing) => featured === true;
  const listings = [...listed.filter(isFeatured), ...listed.filter((car) => !isFeatured(car))];
  const forSale = [...listings, ...unlisted];
  const cars = new Set(forSale.map(({ id }) => id));
  return { listings, forSale, options: { ...filterOptions(listings), soldOut, cars } };
}

/** The first three cars of the catalogue. */
export function featuredListings({ listings }: Pick<Stock, 'listings'>): readonly Listing[] {
  return listings.slice(0, 3);
}
