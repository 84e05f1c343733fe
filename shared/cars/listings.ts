import { cars } from 'stock:listings';
import type { Listing } from './car.ts';
import { featuredListings } from './featured-listings.ts';
import { listingOf } from './stock-car.ts';

/** Every car that is for sale: the featured ones, then by id. */
export const listings: readonly Listing[] = [...featuredListings, ...cars.map(listingOf)];
