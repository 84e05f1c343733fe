// Modules that scripts/stock/stock-modules.ts makes of the stock folder. A module block can import nothing relative.
/* eslint-disable @typescript-eslint/consistent-type-imports */

/** The cars of the home page. */
declare module 'stock:featured' {
  export const cars: readonly import('./stock-car.ts').ListingFacts[];
}

/** What the site was built of. */
declare module 'stock:summary' {
  export const summary: import('./stock-summary.ts').StockSummary;
}

/** All listed cars but those. */
declare module 'stock:listings' {
  export const cars: readonly import('./stock-car.ts').ListingFacts[];
}

/** Loads what the page of a car says, by id. */
declare module 'stock:pages' {
  export const pages: Record<string, () => Promise<{ car: import('./stock-car.ts').PageFacts }>>;
}
