import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { stockFacts } from '../../../scripts/stock/generate/stock-facts.ts';
import { sampleModules, stockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';
import { stockOf } from './stock-folder.ts';

describe('the modules of a stock', () => {
  it('that are committed are those of the sample; npm run images writes them', () => {
    for (const [name, text] of Object.entries(stockModules(readStock(sampleFolder)))) {
      expect(readFileSync(join(sampleModules, name), 'utf8'), name).toBe(text);
    }
  });

  it('have short placeholder colours for photographs only', () => {
    const stock = readStock(stockOf({ 47: { photographs: true }, 48: {} }));
    const made = { version: '0', count: 1, color: '#87d', card: '0' };
    expect(stockModules({ ...stock, pictures: { 47: made, 48: made } })['tokens.css']).toBe(
      '@layer tokens {\n[data-car="47"] { --picture-color: #87d; }\n}\n',
    );
  });

  it('send a browser no number plate, and no field that only the dealer or the feed uses', () => {
    const ofFeed = { trim: 'ZX', vin: 'MA3EWB22S00123456' };
    const stock = readStock(
      stockOf({ 47: { ...ofFeed, registration: 'DL 3C AB 1234', added: '2026-11-22' } }),
    );
    const { 'server.json': server = '', ...others } = stockModules(stock);
    const sent = Object.values(others).join('\n');
    expect(sent).toContain('"City ZX"');
    expect(sent).not.toMatch(/1234|registration|"added"|"trim"|"vin"/);
    expect(JSON.parse(server)).toMatchObject({ feedFacts: { 47: ofFeed } });
  });

  it('have the page of a sold car for the server only', () => {
    const modules = stockModules(readStock(stockOf({ 47: {}, 48: { sold: '2026-11-20' } })));
    const idsIn = (name: string) => [...(modules[name] ?? '').matchAll(/"id":"(\d+)"/g)].map(([, id]) => id);
    expect(idsIn('records.json')).toEqual(['47']);
    expect(idsIn('server.json')).toContain('48');
  });
});

it('the facts of a stock list unsold cars that only have a page, with the data of that page', () => {
  const cars = {
    1: {},
    2: { listed: false, onPage: { price: 480_000 } },
    3: { listed: false, sold: '2026-11-20' },
    4: { listed: false, page: false },
    5: { sold: '2026-11-20' },
  };
  const { listed, unlisted } = stockFacts(readStock(stockOf(cars))).listings;
  expect(listed.map(({ id }) => id)).toEqual(['1']);
  expect(unlisted.map(({ id, price }) => [id, price])).toEqual([['2', 480_000]]);
});
