import { ids } from 'stock:for-sale';

/** The ids of `carsForSale`, for pages that do not load the cars. */
export const idsForSale: ReadonlySet<string> = new Set(ids);
