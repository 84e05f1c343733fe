import { listings } from '../../../shared/cars/listings.ts';
import { filterOptions } from '../../../shared/inventory/filters.ts';

/** What the stock offers to choose from. */
export const inventoryOptions = filterOptions(listings);
