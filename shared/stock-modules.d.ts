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

/** The cars for sale: a module of type StockFacts. */
declare module 'stock:cars' {
  export const listed: import('./inventory/stock.ts').StockFacts['listed'];
  export const unlisted: import('./inventory/stock.ts').StockFacts['unlisted'];
  export const soldOut: import('./inventory/stock.ts').StockFacts['soldOut'];
}

/** What the pages of all cars show, sold ones included. */
declare module 'stock:records' {
  export const records: readonly import('./cars/stock-car.ts').PageFacts[];
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
