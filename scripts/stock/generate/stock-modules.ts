import type { ListingFacts, StockCar } from '../../../shared/cars/stock-car.ts';
import { listingFacts, pageFacts, unlistedFacts } from '../../../shared/cars/stock-car.ts';
import type { Stock } from '../dealer-stock.ts';
import { summaryOf } from './stock-summary.ts';
import { inspectionSheet } from '../inspection/inspection-sheet.ts';

/** The code of each module that the site imports as 'stock:NAME', by NAME. */
export function stockModules(stock: Stock): Record<string, string> {
  const listed = stock.cars.flatMap((car) => listingFacts(car, picturesOf(stock, car.id)) ?? []);
  const inOrder = [...listed.filter(isFeatured), ...listed.filter((car) => !isFeatured(car))];
  const { texts = {}, offer, delhi: { limits, outside, ...delhiTexts } = {}, ...dealer } = stock.dealer;
  const records = stock.cars.flatMap(
    (car) =>
      pageFacts(car, picturesOf(stock, car.id), {
        offer,
        sheet: sheetOf(car),
        card: stock.pictures[car.id]?.card,
      }) ?? [],
  );
  const unlisted = stock.cars.flatMap((car) => unlistedFacts(car, picturesOf(stock, car.id)) ?? []);
  return {
    cars:
      exporting('listed', inOrder) +
      exporting('unlisted', unlisted) +
      exporting('soldOut', soldOutOf(stock, listed)),
    records: exporting('records', records),
    changes: exporting('changes', changesOf(stock)),
    dealer: exporting('dealer', dealer),
    scenes: exporting('ownScenes', stock.marks?.scenes ?? {}),
    'delhi/limits': exporting('dealerLimits', { limits, outside }),
    'delhi/texts': exporting('dealerRules', delhiTexts),
    'texts/home': exporting('homeTexts', texts.home ?? {}),
    'texts/inventory': exporting('inventoryTexts', texts.inventory ?? {}),
    'texts/about': exporting('aboutTexts', texts.about ?? {}),
    'texts/footer': exporting('footerText', texts.footer ?? ''),
    summary: exporting('summary', summaryOf(stock)),
    'tokens.css': pictureColors(stock) + logoToken(stock),
  };
}

/** The day on which each listed car was added, changed or sold. */
function changesOf({ cars }: Stock) {
  return cars.flatMap(({ id, make, fuel, transmission, listed, added = '', changed = '', sold = '' }) => {
    const [day = ''] = [added, changed, sold].sort().reverse();
    return day && listed !== false ? [{ id, make, fuel, transmission, day }] : [];
  });
}

/** The values that sold cars have and no listed car has. */
function soldOutOf({ cars }: Stock, listed: readonly ListingFacts[]) {
  const of = (field: 'make' | 'fuel' | 'transmission') => {
    const had = cars.filter(({ sold }) => sold).map((car) => car[field]);
    return [...new Set(had)].filter((value) => !listed.some((car) => car[field] === value));
  };
  return { make: of('make'), fuel: of('fuel'), transmission: of('transmission') };
}

function sheetOf({ inspection, body }: StockCar) {
  return inspection && inspectionSheet(inspection, body);
}

function isFeatured({ featured }: ListingFacts): boolean {
  return featured === true;
}

function picturesOf({ pictures }: Stock, id: string) {
  const { version = '', count = 0 } = pictures[id] ?? {};
  return { version, count };
}

function exporting(name: string, data: unknown): string {
  return `export const ${name} = ${JSON.stringify(data)};`;
}

function pictureColors({ pictures }: Stock): string {
  const rules = Object.entries(pictures).map(
    ([id, { color }]) => `[data-car='${id}'] { --picture-color: ${shortColor(color)}; }`,
  );
  return `@layer tokens { ${rules.join('\n')} }`;
}

/** '#87d' of '#8274dd': near enough for a placeholder, and each page has the colours of all cars. */
function shortColor(color: string): string {
  const digits = (color.match(/[\da-f]{2}/g) ?? []).map((hex) =>
    Math.round(parseInt(hex, 16) / 17).toString(16),
  );
  return `#${digits.join('')}`;
}

function logoToken({ marks }: Stock): string {
  return marks?.logo ? `@layer tokens { :root { --own-logo: url('${marks.logo}'); } }` : '';
}
