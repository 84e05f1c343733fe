import type { ListingFacts } from '../../shared/cars/stock-car.ts';
import { listingFacts, listingOf, pageFacts, unlistedFacts } from '../../shared/cars/stock-car.ts';
import { shortcuts } from '../../shared/inventory/shortcuts.ts';
import { similarCars } from '../../shared/inventory/similar-cars.ts';
import { summaryOf } from './dealer-stock.ts';
import type { Stock } from './dealer-stock.ts';

const featuredCount = 3;

/** The code of each module that shared/ imports as 'stock:…', by what stands after the colon. */
export function stockModules(stock: Stock): Record<string, string> {
  const listed = stock.cars.flatMap((car) => listingFacts(car, picturesOf(stock, car.id)) ?? []);
  const inOrder = [...listed.filter(isFeatured), ...listed.filter((car) => !isFeatured(car))];
  const pages = stock.cars.flatMap((car) => pageFacts(car, picturesOf(stock, car.id)) ?? []);
  const pageless = listed.filter(({ id }) => !pages.some((page) => page.id === id));
  const unlisted = stock.cars.flatMap((car) => unlistedFacts(car, picturesOf(stock, car.id)) ?? []);
  // Bodies stay here: no page shows them.
  const bodies = new Map(stock.cars.map(({ id, body }) => [id, body]));
  const withBody = (facts: ListingFacts) => ({ ...facts, body: bodies.get(facts.id) });
  const candidates = listed.map(withBody);
  const similarTo = (car: ListingFacts) => similarCars(withBody(car), candidates).map(cardFacts);
  const module = (car: ListingFacts) => exporting('car', car) + exporting('similar', similarTo(car));
  const { texts, delhi: { limits, outside, ...delhiTexts } = {}, ...dealer } = stock.dealer;
  return {
    featured: exporting('cars', inOrder.slice(0, featuredCount)),
    listings: exporting('cars', inOrder.slice(featuredCount)),
    unlisted: exporting('cars', unlisted),
    shortcuts: exporting('shortcuts', shortcuts(inOrder.map(listingOf))),
    pages: loaders('pages', pages) + loaders('pageless', pageless),
    ...Object.fromEntries([...pages, ...pageless].map((car) => [`cars/${car.id}`, module(car)])),
    dealer: exporting('dealer', dealer),
    'delhi/limits': exporting('own', { limits, outside }),
    'delhi/texts': exporting('own', delhiTexts),
    'texts/home': exporting('texts', texts.home),
    'texts/about': exporting('texts', texts.about),
    'texts/footer': exporting('texts', texts.footer),
    summary: exporting('summary', summaryOf(stock)),
    'picture-colors.css': pictureColors(stock),
  };
}

function isFeatured({ featured }: ListingFacts): boolean {
  return featured === true;
}

/** A card shows none of these, and every car's page would carry them three times. */
function cardFacts(facts: ListingFacts) {
  return { ...facts, body: undefined, additionalInfo: undefined, economy: undefined, boot: undefined };
}

function picturesOf({ pictures }: Stock, id: string) {
  const { version = '', count = 0 } = pictures[id] ?? {};
  return { version, count };
}

function loaders(name: string, cars: readonly { id: string }[]): string {
  const entries = cars.map(({ id }) => `'${id}': () => import('stock:cars/${id}')`);
  return `export const ${name} = { ${entries.join(', ')} };`;
}

function exporting(name: string, data: unknown): string {
  return `export const ${name} = ${JSON.stringify(data)};`;
}

function pictureColors({ pictures }: Stock): string {
  const rules = Object.entries(pictures).map(
    ([id, { color }]) => `[data-car='${id}'] { --picture-color: ${color}; }`,
  );
  return `@layer tokens { ${rules.join('\n')} }`;
}
