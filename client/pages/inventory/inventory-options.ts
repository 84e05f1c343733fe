import { idsForSale } from '../../../shared/cars/ids-for-sale.ts';
import { listings } from '../../../shared/cars/listings.ts';
import { soldOut } from 'stock:sold-out';
import { filterOptions } from '../../../shared/inventory/filters.ts';

/** What the stock offers to choose from. */
export const inventoryOptions = { ...filterOptions(listings), soldOut, cars: idsForSale };
