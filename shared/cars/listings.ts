import { cars } from 'stock:listings';
import type { Listing } from './car.ts';
import { featuredListings } from './featured-listings.ts';
import { listingOf } from './stock-car.ts';

/** The listed cars: the featured ones, then by id. */
export const listings: readonly Listing[] = [...featuredListings, ...cars.map(listingOf)];
