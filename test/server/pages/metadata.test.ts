import { expect, it } from 'vitest';
import { canonicalsOf, metaOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();
const host = 'https://www.utsavmotors.example';

const creta =
  'Used 2020 Hyundai Creta SX in Polar White, Petrol, Manual, 1st owner, 38,583 km, for ₹11,25,000 at Utsav Motors, Delhi.';

it.each([
  [
    '/',
    'Utsav Motors Delhi | Certified Pre-Owned Cars',
    'Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance and festive offers at Utsav Motors.',
  ],
  [
    '/inventory',
    'Used Cars for Sale | Utsav Motors Delhi',
    'Browse 34 certified pre-owned cars in Delhi: filter by brand, year and price, and see kilometres, owners and festive offers at Utsav Motors.',
  ],
  [
    '/inventory?make=Tata',
    'Used Tata Cars in Delhi | Utsav Motors Delhi',
    '3 used Tata cars in Delhi, 2018 to 2020, from ₹4.35 lakh, at Utsav Motors in Karol Bagh. See kilometres, owners and pictures of each.',
  ],
  [
    '/about',
    'About Us | Utsav Motors Delhi',
    'Utsav Motors has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.',
  ],
  [
    '/contact',
    'Contact Us | Utsav Motors Delhi',
    'Call, write or message Utsav Motors in Karol Bagh, Delhi. Mon-Sun: 9:00 AM - 7:00 PM. Map and directions to the showroom.',
  ],
  ['/car/1', '2020 Hyundai Creta SX - ₹11,25,000 | Utsav Motors Delhi', creta],
  [
    '/car/34',
    'Car Not Found | Utsav Motors Delhi',
    'This car is not in our showroom. Look through the certified pre-owned cars that are.',
  ],
  [
    '/nowhere',
    'Page not found | Utsav Motors Delhi',
    'There is no page at this address. Look through our certified pre-owned cars in Delhi instead.',
  ],
])('%s has the title %s, a description and a canonical URL', async (path, title, description) => {
  const { text } = await get(path);
  expect(texts(text, 'title')).toEqual([title]);
  expect(metaOf(text)).toMatchObject({ description, robots: 'index, follow' });
  expect(canonicalsOf(text)).toEqual([host + path]);
});

it('a car has both sharing cards, with its price; other pages have the dealership’s', async () => {
  const title = '2020 Hyundai Creta SX - ₹11,25,000 | Utsav Motors Delhi';
  const image = `${host}/assets/cars/1/share.8efa69cf.jpg`;
  const alt = '2020 Hyundai Creta SX for ₹11,25,000';
  expect(metaOf((await get('/car/1')).text)).toMatchObject({
    'og:type': 'product',
    'og:site_name': 'Utsav Motors',
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': creta,
    'og:url': `${host}/car/1`,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'product:price:amount': '1125000',
    'product:price:currency': 'INR',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': creta,
    'twitter:image': image,
    'twitter:image:alt': alt,
  });
  const other = metaOf((await get('/about')).text);
  expect(other).toMatchObject({ 'og:type': 'website', 'og:image': `${host}/assets/share.jpg` });
  expect(other).not.toHaveProperty('twitter:site');
});

it('URLs have the configured host, never that of the request', async () => {
  const own = makeApp({ site: { origin: 'https://cars.example', brand: 'Gaadi & Co' } });
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' };
  const { text } = await own.get('/about', forged);
  expect(text).not.toContain('evil');
  expect(canonicalsOf(text)).toEqual(['https://cars.example/about']);
  expect(texts(text, 'title')).toEqual(['About Us | Gaadi & Co Delhi']);
});
