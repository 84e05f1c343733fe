import { rmSync } from 'node:fs';
import { buildSite } from '../scripts/build/build-site.ts';
import type { SitePlan } from '../scripts/build/sites.ts';
import { withLock } from '../scripts/disk/lock.ts';
import { newDealer } from '../scripts/stock/verbs/init-verb.ts';
import { inIndia } from '../shared/hours/india-clock.ts';
import { car47, writeStock } from './scripts/stock/stock-folder.ts';

/**
 * The site of a dealer's own stock, with quirks fixed and out of season. It has 62 cars for sale, so that the list has
 * two pages, and two sold cars: 107 yesterday and 108 long ago. Several test projects use it, and it is built once a
 * day.
 */
const ownSite: SitePlan = { folder: '.cache/sites/own', mode: 'production', stock: '.cache/sites/own-stock' };

export function builtOwnSite(): Promise<SitePlan> {
  return withLock('.cache/sites/own-stock.lock', 'npm test', async () => {
    rmSync(ownSite.stock, { recursive: true, force: true });
    const cars = ownCars({ 107: dayAgo(1), 108: dayAgo(40) });
    writeStock(ownSite.stock, Object.fromEntries(cars.map((one) => [one.id, one])), ownDealer);
    await buildSite(ownSite, { ifStale: true });
    return ownSite;
  });
}

const dayMs = 86_400_000;
const dayAgo = (days: number) => inIndia(new Date(Date.now() - days * dayMs)).day;

const car = (id: string, own: object = {}) => ({ ...car47, id, price: 500_000 + Number(id) * 1_000, ...own });

export const ownCars = (sold: Record<107 | 108, string>) => [
  car('101', { make: 'Tesla', model: 'Model 3', fuel: 'Electric', transmission: 'Automatic' }),
  ...['102', '103', '104', '105'].map((id) => car(id)),
  car('107', { sold: sold[107] }),
  car('108', { sold: sold[108] }),
  // Equal cars, which share one share card: each takes half a second to draw.
  ...Array.from({ length: 57 }, (_, index) => car(String(201 + index), { price: 400_000 })),
];

export const ownDealer = {
  ...newDealer(),
  brand: 'गाड़ी घर',
  origin: 'https://www.gaadi.example',
  phone: '+911123456789',
  email: 'sales@gaadi.example',
  address: {
    street: '1 Old Railway Road',
    district: 'Sector 14',
    locality: 'Gurugram',
    region: 'Haryana',
    postalCode: '122001',
  },
  geo: { latitude: 28.47, longitude: 77.04 },
  hours: { shown: 'Mon-Sat: 10 AM - 7 PM' },
  metro: { station: 'MG Road', line: 'Yellow Line', exit: '2', minutesOnFoot: 5 },
  season: { from: '2020-10-20', to: '2020-11-15' },
  delhi: { electric: 'Electric cars may run, as of {date}', date: '1 May 2030' },
  texts: {
    home: { title: 'चुनी हुई गाड़ियाँ', welcome: '{brand} welcomes you.' },
    about: { since: 'Est. 2024', figures: [{ name: 'Cars sold', value: '31' }] },
    footer: 'Two brothers and a yard: that is {brand}.',
  },
};
