// The types of the virtual modules; shared/README.md explains them. A module declaration cannot use relative imports.
/* oxlint-disable typescript/consistent-type-imports */

/** The facts of dealer.json. */
declare module 'stock:dealer' {
  export const dealer: import('./site.ts').Dealer;
}

/** The counts and the day of the build, for the server's log and metrics. */
declare module 'stock:summary' {
  export const summary: import('./cars/stock-summary.ts').StockSummary;
}

/** The featured cars: all that the home page shows. */
declare module 'stock:featured' {
  export const cars: readonly import('./cars/stock-car.ts').ListingFacts[];
}

/** All other listed cars. */
declare module 'stock:listings' {
  export const cars: readonly import('./cars/stock-car.ts').ListingFacts[];
}

/** The cars for sale that have a page, but are in no list. */
declare module 'stock:unlisted' {
  export const cars: readonly import('./cars/stock-car.ts').ListingFacts[];
}

/** The ids of all cars for sale. Every page loads them, to drop sold cars from the favorites. */
declare module 'stock:for-sale' {
  export const ids: readonly string[];
}

/** Loads the page of a car and the listings of similar cars, by id. */
declare module 'stock:pages' {
  type Similar = { similar: readonly import('./cars/stock-car.ts').ListingFacts[] };
  export const pages: Record<
    string,
    () => Promise<Similar & { car: import('./cars/stock-car.ts').PageFacts }>
  >;
  /** For listed cars without a page. */
  export const pageless: Record<
    string,
    () => Promise<Similar & { car: import('./cars/stock-car.ts').ListingFacts }>
  >;
}

/** The home page's links to frequent searches, computed at build time because that page does not load all cars. */
declare module 'stock:shortcuts' {
  export const shortcuts: readonly import('./inventory/shortcuts.ts').Shortcut[];
}

/** The day on which each listed car was added, changed or sold, for the sitemap. */
declare module 'stock:changes' {
  export const changes: readonly {
    id: string;
    make: string;
    fuel: string;
    transmission: string;
    day: string;
  }[];
}

/** The brands, fuels and gearboxes of which the last car is sold. */
declare module 'stock:sold-out' {
  export const soldOut: Record<'make' | 'fuel' | 'transmission', readonly string[]>;
}

/** Versions of the dealer's own pictures, which replace the drawn ones in every season. */
declare module 'stock:scenes' {
  export const ownScenes: Partial<Record<import('./scenes/scenes.ts').Scene, string>>;
}

/** The dealer's changes to the rules of shared/delhi/: what a card needs, and the rest. */
declare module 'stock:delhi/limits' {
  export const dealerLimits: Partial<import('./delhi/age-limit.ts').AgeLimits>;
}
declare module 'stock:delhi/texts' {
  export const dealerRules: Partial<import('./delhi/delhi-rules.ts').DelhiRules>;
}

/** The dealer's texts, a module for each page that shows them. The footer's is '' if there is none. */
declare module 'stock:texts/home' {
  export const homeTexts: import('./dealer-texts.ts').HomeTexts;
}
declare module 'stock:texts/inventory' {
  export const inventoryTexts: import('./dealer-texts.ts').InventoryTexts;
}
declare module 'stock:texts/about' {
  export const aboutTexts: import('./dealer-texts.ts').AboutTexts;
}
declare module 'stock:texts/footer' {
  export const footerText: string;
}
