// The modules that the build writes from the dealer's stock: see shared/README.md.
// oxlint-disable typescript/consistent-type-imports -- an import statement would make these augmentations

declare module '#stock/listings.json' {
  const listings: import('./inventory/create-stock.ts').Listings;
  export default listings;
}

declare module '#stock/records.json' {
  const records: readonly import('./cars/car.ts').CarDetail[];
  export default records;
}

declare module '#stock/dealer.json' {
  const dealer: import('./site.ts').Dealer;
  export default dealer;
}

declare module '#stock/hours.json' {
  const hours: import('./site.ts').DealerHours;
  export default hours;
}

declare module '#stock/delhi.json' {
  const delhi: Partial<import('./delhi/delhi-rules.ts').DelhiRules>;
  export default delhi;
}

declare module '#stock/texts.json' {
  const texts: import('./dealer-texts.ts').DealerTexts;
  export default texts;
}

declare module '#stock/scenes.json' {
  /** The versions of the dealer's own pictures. */
  const ownScenes: Partial<Record<import('./scenes/scenes.ts').Scene, string>>;
  export default ownScenes;
}
