import { cars } from 'stock:unlisted';
import type { Listing } from './car.ts';
import { listings } from './listings.ts';
import { listingOf } from './stock-car.ts';

/** Every car that a visitor may favorite or ask about: the listed cars, then those that only have a page. */
export const carsForSale: readonly Listing[] = [...listings, ...cars.map(listingOf)];
