import { cars } from 'stock:unlisted';
import type { Listing } from './car.ts';
import { listings } from './listings.ts';
import { listingOf } from './stock-car.ts';

/** Every car that a visitor may mark or ask about: the listed ones, then those that have a page alone. */
export const carsForSale: readonly Listing[] = [...listings, ...cars.map(listingOf)];
