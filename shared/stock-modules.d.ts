// The build writes these modules from the dealer's stock: see shared/README.md.
// oxlint-disable typescript/consistent-type-imports -- import statements would turn these into augmentations

declare module '#stock/listings.json' {
  const listings: import('./inventory/create-stock.ts').Listings;
  export default listings;
}

declare module '#stock/records.json' {
  const records: readonly import('./cars/car.ts').CarDetail[];
  export default records;
}

declare module '#stock/dealer.json' {
  const dealer: import('./dealer/dealer-schema.ts').Dealer;
  export default dealer;
}

declare module '#stock/hours.json' {
  const hours: import('./dealer/dealer-schema.ts').Dealer['hours'];
  export default hours;
}

declare module '#stock/delhi.json' {
  const delhi: Partial<import('./delhi/delhi-schema.ts').DelhiRules>;
  export default delhi;
}

declare module '#stock/texts.json' {
  const texts: import('./dealer/dealer-schema.ts').DealerTexts;
  export default texts;
}

declare module '#stock/scenes.json' {
  const ownScenes: Partial<Record<import('./scenes/scenes.ts').Scene, string>>;
  export default ownScenes;
}
