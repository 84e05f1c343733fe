import { rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from '../../scripts/build/build-site.ts';
import { readStock } from '../../scripts/stock/read-stock.ts';
import { sampleFolder } from '../../scripts/stock/stock-folder.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';
import { inIndia } from '../../shared/india-clock.ts';
import { jsonLd, links, metaOf, textOf, texts } from '../server/rendering/html.ts';
import { startInstance } from './instance.ts';

const dayMs = 86_400_000;
const dayAgo = (days: number) => inIndia(new Date(Date.now() - days * dayMs)).day;

const car = (id: string, part: Partial<StockCar> = {}): StockCar => ({
  id,
  make: 'Honda',
  model: 'City ZX',
  year: 2019,
  price: 500_000 + Number(id) * 1_000,
  mileage: 41_300,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Lunar Silver',
  description: 'A calm and roomy saloon.',
  ...part,
});

const cars = [
  ...['101', '102', '103', '104', '105', '106'].map((id) => car(id)),
  car('107', { sold: dayAgo(1) }),
  car('108', { sold: dayAgo(40) }),
];

/** A site of eight cars, two of them sold. */
async function startShop() {
  const folder = `out/sold-cars-${process.pid}`;
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await buildSite('development', { folder, stock: { ...readStock(sampleFolder), cars, pictures: {} } });
  const site = await startInstance({ folder });
  const get = async (path: string) => {
    const answer = await fetch(site.address + path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { site, get };
}

describe('a car that is sold', () => {
  it('leaves the lists; its page says so for a while, with three others, and is then gone', async () => {
    const { site, get } = await startShop();
    const inventory = await get('/inventory');
    const sitemap = await get('/sitemap.xml');
    for (const id of ['107', '108']) {
      expect(inventory.text).not.toContain(`/car/${id}`);
      expect(sitemap.text).not.toContain(`/car/${id}<`);
    }

    const sold = await get('/car/107');
    expect(sold.status).toBe(200);
    expect(texts(sold.text, 'title')).toEqual(['2019 Honda City ZX - Sold | Utsav Motors Delhi']);
    expect(metaOf(sold.text).robots).toBe('noindex, follow');
    expect(jsonLd(sold.text)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    expect(textOf(sold.text)).toContain('Sold 2019 Honda City ZX');
    expect(texts(sold.text, 'h2')).not.toContain('Interested in this vehicle?');
    expect(links(sold.text).filter(([, address]) => address?.startsWith('/car/'))).toEqual([
      ['View Details', '/car/106'],
      ['View Details', '/car/105'],
      ['View Details', '/car/104'],
    ]);

    const gone = await get('/car/108');
    expect([gone.status, texts(gone.text, 'h1')]).toEqual([410, ['Car Not Found']]);
    expect((await get('/car/999')).status).toBe(404);
    const worse = site.lines().filter(({ level, path }) => level > 30 && path);
    expect(worse.map(({ msg, path }) => [msg, path])).toEqual([['unknown path', '/car/999']]);
  });
});
