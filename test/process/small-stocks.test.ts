import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from '../../scripts/build/build-site.ts';
import { newDealer } from '../../scripts/stock/verbs/init-verb.ts';
import { inIndia } from '../../shared/india-clock.ts';
import { car47, makeStock } from '../scripts/stock/stock-folder.ts';
import { cards, elements, links, metaOf, textOf, texts } from '../server/html.ts';
import { startInstance } from './instance.ts';

const soldToday = { ...car47, sold: inIndia(new Date()).day };

describe.each([
  ['no car', [], '', 0, /^No car for sale at the moment/],
  ['one car', [car47], '1 car', 1, /^One car for sale at the moment/],
  ['two cars', [car47, { ...car47, make: 'Tata', year: 2021 }], '2 cars', 2, /^Browse 2 used cars/],
  ['nothing but sold cars', [soldToday, soldToday], '', 0, /^No car for sale at the moment/],
])('a site of %s', (_what, cars, count, cardCount, description) => {
  it('shows what it has, without empty parts', async () => {
    const get = await siteOf(cars);
    const home = await get('/');
    expect(cards(home)).toHaveLength(cardCount);
    expect(texts(home, 'h2').includes('Featured Vehicles')).toBe(cardCount > 0);
    expect(texts(home, 'h2').includes('No car for sale at the moment')).toBe(cardCount === 0);
    expect(elements(home, 'nav').map(({ attributes }) => attributes['aria-label'])).not.toContain(
      'Popular searches',
    );
    expect(textOf(home)).not.toMatch(/Why Choose|festive|Est\. 20/i);
    expect(home).not.toMatch(/certified|pre-owned|transparent|inspected/i);

    const inventory = await get('/inventory');
    expect(cards(inventory)).toHaveLength(cardCount);
    expect(texts(inventory, 'select')).toEqual([]);
    expect(textOf(inventory)).not.toMatch(/No vehicles found|Premium|1 Cars|\d\+/);
    expect(metaOf(inventory).description).toMatch(description);
    expect(textOf(inventory)).toContain(count);
    expect(links(inventory).some(([text]) => text.startsWith('Call +91'))).toBe(cardCount === 0);

    const about = await get('/about');
    expect(texts(about, 'h2')).toEqual([
      'Papers and rules',
      'Your next car may be standing here',
      'Quick Links',
      'Contact',
      'Newsletter',
    ]);

    if (cars.length === 0) return;
    const page = await get('/car/1');
    expect(texts(page, 'h1')).toEqual([cardCount > 0 ? '2019 Honda City ZX' : 'Sold: 2019 Honda City ZX']);
    expect(texts(page, 'h2')).not.toContain('Specifications');
  }, 120_000);
});

/** Builds and starts the site of a stock as `init` makes it, with these cars. */
async function siteOf(cars: readonly object[]) {
  const files = cars.map((car, index) => [index + 1, { ...car, id: String(index + 1) }] as const);
  const stock = makeStock(Object.fromEntries(files), newDealer());
  const site = `.cache/sites/small-stock-${process.pid}`;
  const folder = `${site}/site`;
  onTestFinished(() => {
    for (const made of [stock, site]) rmSync(made, { recursive: true, force: true });
  });
  await buildSite({ folder, mode: 'development', stock });
  const { origin } = await startInstance({ folder: folder });
  return async (path: string) => (await fetch(origin + path)).text();
}
