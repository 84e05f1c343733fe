import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from '../../scripts/build/build-site.ts';
import { currentFolder } from '../../scripts/build/sites.ts';
import { initVerb } from '../../scripts/stock/verbs/init-verb.ts';
import { inIndia } from '../../shared/india-clock.ts';
import { cards, elements, links, textOf, texts } from '../server/html.ts';
import { startInstance } from './instance.ts';

const car = {
  make: 'Honda',
  model: 'City ZX',
  year: 2019,
  price: 495_000,
  mileage: 41_300,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Lunar Silver',
  description: 'A calm and roomy saloon.',
};
const soldToday = { ...car, sold: inIndia(new Date()).day };

describe.each([
  ['no car', [], '', 0],
  ['one car', [car], '1 car', 1],
  ['two cars', [car, { ...car, make: 'Tata', year: 2021 }], '2 cars', 2],
  ['nothing but sold cars', [soldToday, soldToday], '', 0],
])('a site of %s', (_what, cars, count, cardCount) => {
  it('says what there is, and leaves out what there is not', async () => {
    const get = await siteOf(cars);
    const home = await get('/');
    expect(cards(home)).toHaveLength(cardCount);
    expect(texts(home, 'h2').includes('Featured Vehicles')).toBe(cardCount > 0);
    expect(texts(home, 'h2').includes('No car for sale at the moment')).toBe(cardCount === 0);
    expect(elements(home, 'nav').map(({ attributes }) => attributes['aria-label'])).not.toContain(
      'Popular searches',
    );
    expect(textOf(home)).not.toMatch(/Why Choose|festive|Est\. 20/i);

    const inventory = await get('/inventory');
    expect(cards(inventory)).toHaveLength(cardCount);
    expect(texts(inventory, 'select')).toEqual([]);
    expect(textOf(inventory)).not.toMatch(/No vehicles found|0 Premium|1 Premium Cars|\d\+/);
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
    expect(texts(page, 'h1')).toEqual(['2019 Honda City ZX']);
    expect(texts(page, 'h2')).not.toContain('Specifications');
  }, 120_000);
});

/** Builds and starts the site of a stock as `init` makes it, with these cars. */
async function siteOf(cars: readonly object[]) {
  const parent = mkdtempSync(join(tmpdir(), 'small-'));
  const stock = join(parent, 'stock');
  const folder = `out/small-stock-${process.pid}`;
  onTestFinished(() => {
    for (const made of [parent, folder, `${folder}.lock`]) rmSync(made, { recursive: true, force: true });
  });
  initVerb(stock, { isEmpty: true });
  const picture = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'navy' } });
  for (const [index, facts] of cars.entries()) {
    const id = String(index + 1);
    writeFileSync(join(stock, `cars/${id}.json`), JSON.stringify({ id, ...facts }));
    mkdirSync(join(stock, 'photos', id));
    await picture.clone().toFile(join(stock, 'photos', id, '1.webp'));
  }
  await buildSite({ folder, mode: 'development', stock });
  const { address } = await startInstance({ folder: currentFolder({ folder }) });
  return async (path: string) => (await fetch(address + path)).text();
}
