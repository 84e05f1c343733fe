import { ids } from 'stock:for-sale';

/** Of every car that a visitor may mark or ask about, for pages that do not load the cars. */
export const idsForSale: ReadonlySet<string> = new Set(ids);
