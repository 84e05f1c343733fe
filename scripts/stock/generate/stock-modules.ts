import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { DealerTexts } from '../../../shared/dealer-texts.ts';
import { hoursOf } from '../../../shared/site.ts';
import type { Stock } from '../dealer-stock.ts';
import { stockFacts } from './stock-facts.ts';

/** Those of the sample, which package.json names and the tests use. */
export const sampleModules = 'shared/sample/generated';

/** Writes the files that the site's code imports as '#stock/…', and returns their folder. */
export function writeStockModules(folder: string, stock: Stock): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(stockModules(folder, stock)))
    writeFileSync(join(folder, name), text);
  return folder;
}

// For whoever follows an import to its file.
export const stockHead = '// Written from the stock: see shared/README.md.\n';

export function stockModules(folder: string, stock: Stock): Record<string, string> {
  const { cars, carFeatures, changes, records, dealer, texts, delhi, ownScenes, isSample } =
    stockFacts(stock);
  const imported = (type: string, file: string) =>
    `import type { ${type} } from ${JSON.stringify(relative(folder, file))};\n`;
  return {
    'cars.ts':
      stockHead +
      imported('StockChange, StockFacts', 'shared/inventory/stock-of.ts') +
      exported('cars: StockFacts', cars) +
      exported('changes: readonly StockChange[]', changes),
    // Apart, as only the search reads them.
    'car-features.ts':
      stockHead + exported('carFeatures: Readonly<Record<string, readonly string[]>>', carFeatures, 1),
    'records.ts':
      stockHead +
      imported('CarDetail', 'shared/cars/car.ts') +
      exported('records: readonly CarDetail[]', records),
    'dealer.ts':
      stockHead +
      imported('DelhiRules', 'shared/delhi/delhi-rules.ts') +
      imported('Scene', 'shared/scenes/scenes.ts') +
      imported('Dealer, DealerHours', 'shared/site.ts') +
      exported('dealer: Dealer', dealer) +
      // Apart, as browsers need it alone.
      exported('hours: DealerHours', hoursOf(dealer)) +
      exported('footer', texts.footer ?? '') +
      exported('delhi: Partial<DelhiRules>', delhi) +
      exported('ownScenes: Partial<Record<Scene, string>>', ownScenes) +
      exported('isSample', isSample),
    ...textModules(folder, texts),
    'tokens.css': pictureColors(stock) + logoToken(stock),
  };
}

/** A file a page, as a visitor loads only what a page shows. */
function textModules(folder: string, { home = {}, inventory = {}, about = {} }: DealerTexts) {
  const file = (name: string, type: string, texts: object) =>
    `${stockHead}import type { ${type} } from ${JSON.stringify(relative(folder, 'shared/dealer-texts.ts'))};\n` +
    exported(`${name}: ${type}`, texts);
  return {
    'home-texts.ts': file('homeTexts', 'HomeTexts', home),
    'inventory-texts.ts': file('inventoryTexts', 'InventoryTexts', inventory),
    'about-texts.ts': file('aboutTexts', 'AboutTexts', about),
  };
}

/** A car or a text a line, so that a change is one line too. */
function exported(name: string, data: unknown, depth = 2): string {
  return `\nexport const ${name} = ${linesOf(data, depth)};\n`;
}

function linesOf(data: unknown, depth: number): string {
  if (depth === 0 || typeof data !== 'object' || data === null) return JSON.stringify(data);
  const lines = Array.isArray(data)
    ? data.map((entry) => JSON.stringify(entry))
    : Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}: ${linesOf(value, depth - 1)}`);
  const [open, close] = Array.isArray(data) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}

/** Of photographs. The drawn pictures share a placeholder, as all have one forecourt. */
function pictureColors({ cars, pictures }: Stock): string {
  const rules = cars.flatMap(({ id, photographs }) => {
    const { color } = pictures[id] ?? {};
    return photographs && color ? [`[data-car=${cssString(id)}] { --picture-color: ${color}; }`] : [];
  });
  return `@layer tokens {\n${rules.join('\n')}\n}\n`;
}

function logoToken({ marks }: Stock): string {
  return marks?.logo ? `@layer tokens { :root { --own-logo: url(${cssString(marks.logo)}); } }\n` : '';
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
