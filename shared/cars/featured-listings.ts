import { cars } from 'stock:featured';
import type { Listing } from './car.ts';
import { listingOf } from './stock-car.ts';

/** The first three cars of the catalogue, in a module for the home page, which shows no others. */
export const featuredListings: readonly Listing[] = cars.map(listingOf);
