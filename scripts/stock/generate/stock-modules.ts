import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StockFiles } from '../stock-files.ts';
import { stockFacts } from './stock-facts.ts';

/** The sample's modules, which package.json names and the tests use. */
export const sampleModules = 'shared/sample/generated';

export function writeStockModules(folder: string, stock: StockFiles): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(stockModules(stock))) writeFileSync(join(folder, name), text);
  return folder;
}

export function stockModules(stock: StockFiles): Record<string, string> {
  const { listings, records, dealer, texts, delhi, ownScenes, ...forServer } = stockFacts(stock);
  return {
    'listings.json': json(listings),
    'records.json': json(records.filter(({ sold }) => !sold)),
    'dealer.json': json(dealer),
    'hours.json': json(dealer.hours),
    'delhi.json': json(delhi),
    'texts.json': json(texts),
    'scenes.json': json(ownScenes),
    'server.json': json({ ...forServer, soldRecords: records.filter(({ sold }) => sold) }),
    'tokens.css': pictureColors(stock) + logoToken(stock),
  };
}

/** One car or text per line keeps diffs short. */
function json(data: unknown, depth = 2): string {
  return `${linesOf(data, depth)}\n`;
}

function linesOf(data: unknown, depth: number): string {
  if (depth === 0 || typeof data !== 'object' || data === null) return JSON.stringify(data);
  const lines = Array.isArray(data)
    ? data.map((entry) => JSON.stringify(entry))
    : Object.entries(data)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${JSON.stringify(name)}: ${linesOf(value, depth - 1)}`);
  const [open, close] = Array.isArray(data) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}

/** The placeholder colours of photographs. The drawn pictures share one, because they have the same background. */
function pictureColors({ cars, pictures }: StockFiles): string {
  const rules = cars.flatMap(({ id, photographs }) => {
    const { color } = pictures[id] ?? {};
    return photographs && color ? [`[data-car=${cssString(id)}] { --picture-color: ${color}; }`] : [];
  });
  return `@layer tokens {\n${rules.join('\n')}\n}\n`;
}

function logoToken({ marks }: StockFiles): string {
  return marks?.logo ? `@layer tokens { :root { --own-logo: url(${cssString(marks.logo)}); } }\n` : '';
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
}
