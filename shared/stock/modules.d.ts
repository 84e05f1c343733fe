// Modules that scripts/stock/stock-modules.ts makes of the stock folder. A module block can import nothing relative.
/* eslint-disable @typescript-eslint/consistent-type-imports */

/** The cars of the home page. */
declare module 'stock:featured' {
  export const cars: readonly import('../cars/stock-car.ts').ListingFacts[];
}

/** What dealer.json says. */
declare module 'stock:dealer' {
  export const dealer: import('../site.ts').Dealer;
}

/** What the site was built of. */
declare module 'stock:summary' {
  export const summary: import('../cars/stock-summary.ts').StockSummary;
}

/** All listed cars but those. */
declare module 'stock:listings' {
  export const cars: readonly import('../cars/stock-car.ts').ListingFacts[];
}

/** Links to what many look for, worked out at the build: the home page knows no more than its own cars. */
declare module 'stock:shortcuts' {
  export const shortcuts: readonly import('../inventory/shortcuts.ts').Shortcut[];
}

/** Loads what the page of a car says and the listings of similar cars, by id. */
declare module 'stock:pages' {
  type Similar = { similar: readonly import('../cars/stock-car.ts').ListingFacts[] };
  export const pages: Record<
    string,
    () => Promise<Similar & { car: import('../cars/stock-car.ts').PageFacts }>
  >;
  /** Of the cars that are listed but have no page. */
  export const pageless: Record<
    string,
    () => Promise<Similar & { car: import('../cars/stock-car.ts').ListingFacts }>
  >;
}
