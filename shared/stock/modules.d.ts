// Modules that scripts/stock/stock-modules.ts makes of the stock folder. A module block can import nothing relative.
/* eslint-disable @typescript-eslint/consistent-type-imports */

/** The cars of the home page. */
declare module 'stock:featured' {
  export const cars: readonly import('../cars/stock-car.ts').ListingFacts[];
}

/** Versions of the dealer's own hero and showroom pictures. */
declare module 'stock:scenes' {
  export const versions: Partial<Record<import('../scenes/scenes.ts').Scene, string>>;
}

/** What dealer.json says of the dealership. */
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

/** The cars for sale that have a page, but are in no list. */
declare module 'stock:unlisted' {
  export const cars: readonly import('../cars/stock-car.ts').ListingFacts[];
}

/** Ids of both: every page carries them, to count hearts. */
declare module 'stock:for-sale' {
  export const ids: readonly string[];
}

/** Links to what many look for, worked out at the build: the home page knows no more than its own cars. */
declare module 'stock:shortcuts' {
  export const shortcuts: readonly import('../inventory/shortcuts.ts').Shortcut[];
}

/** The day on which each car of the lists came, changed or was sold; for the sitemap alone. */
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

/** The dealer's own rules for Delhi, in place of those of shared/delhi/: what a card needs, and all else. */
declare module 'stock:delhi/limits' {
  export const own: Partial<import('../delhi/age-limit.ts').AgeLimits>;
}
declare module 'stock:delhi/texts' {
  export const own: Partial<import('../delhi/delhi-rules.ts').DelhiRules>;
}

/** What the dealer says on the pages, a module for each page that says it. */
declare module 'stock:texts/home' {
  export const texts: import('../dealer-texts.ts').HomeTexts;
}
declare module 'stock:texts/inventory' {
  export const texts: import('../dealer-texts.ts').InventoryTexts;
}
declare module 'stock:texts/about' {
  export const texts: import('../dealer-texts.ts').AboutTexts;
}
declare module 'stock:texts/footer' {
  export const texts: string;
}
