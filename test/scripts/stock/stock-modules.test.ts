import { describe, expect, it } from 'vitest';
import { readStock } from '../../../scripts/stock/check/read-stock.ts';
import { stockModules } from '../../../scripts/stock/generate/stock-modules.ts';
import { car47, stockOf } from './stock-folder.ts';

const modulesOf = (cars: Record<string, object>) => {
  const whole = Object.entries(cars).map(([id, part]) => [id, { ...car47, id, ...part }] as const);
  return stockModules(readStock(stockOf(Object.fromEntries(whole))));
};
const ids = (code = '') => [...code.matchAll(/"id":"(\d+)"/g)].map(([, id]) => id);

describe('the modules generated from the stock', () => {
  it('shorten the colours of the placeholders, as each page has them all', () => {
    const stock = readStock(stockOf({ 47: car47 }));
    const pictures = { 47: { version: '0', count: 1, color: '#8274dd', card: '0' } };
    expect(stockModules({ ...stock, pictures })['tokens.css']).toContain(
      "[data-car='47'] { --picture-color: #87d; }",
    );
  });

  it("list cars that have a page only, with that page's data, without sold ones", () => {
    const { cars = '' } = modulesOf({
      1: {},
      2: { listed: false, onPage: { price: 480_000 } },
      3: { listed: false, sold: '2026-11-20' },
      4: { listed: false, page: false },
      5: { sold: '2026-11-20' },
    });
    const [, unlisted = ''] = cars.split('export const unlisted');
    expect(ids(unlisted)).toEqual(['2']);
    expect(unlisted).toContain('"price":480000');
  });
});
