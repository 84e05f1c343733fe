import { describe, expect, it } from 'vitest';
import { canonicalsOf, metaOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { get, page } = makeApp();
const host = 'https://www.utsavmotors.example';

const titles = {
  '/': 'Utsav Motors Delhi | Certified Pre-Owned Cars',
  '/inventory': 'Used Cars for Sale | Utsav Motors Delhi',
  '/inventory?make=Tata': 'Used Tata Cars in Delhi | Utsav Motors Delhi',
  '/about': 'About Us | Utsav Motors Delhi',
  '/contact': 'Contact Us | Utsav Motors Delhi',
  '/car/1': '2020 Hyundai Creta SX - ₹11,25,000 | Utsav Motors Delhi',
  '/car/34': 'Car Not Found | Utsav Motors Delhi',
  '/nowhere': 'Page not found | Utsav Motors Delhi',
};

const descriptions: Record<string, string> = {
  '/': 'Quality certified pre-owned cars in Delhi with transparent dealing: fairly priced, with finance and festive offers at Utsav Motors.',
  '/inventory':
    'Browse 34 certified pre-owned cars in Delhi: filter by brand, year and price, and see kilometres, owners and festive offers at Utsav Motors.',
  // Which query is which page's: test/shared/inventory/facets.test.ts.
  '/inventory?make=Tata':
    '3 used Tata cars in Delhi, from ₹4,35,000, model years 2018 to 2020, at Utsav Motors in Karol Bagh. See kilometres, owners and pictures of each.',
  '/about':
    'Utsav Motors has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.',
  '/contact':
    'Call, write or message Utsav Motors in Karol Bagh, Delhi. Mon-Sun: 9:00 AM - 7:00 PM. Map and directions to the showroom.',
  '/car/1':
    'Used 2020 Hyundai Creta SX in Polar White, Petrol, Manual, 1st owner, 38,500 km, for ₹11,25,000 at Utsav Motors, Delhi.',
  '/car/34':
    'This car is not in our showroom, or no longer. Look through the certified pre-owned cars that are.',
  '/nowhere': 'There is no page at this address. Look through our certified pre-owned cars in Delhi instead.',
};

const dealership = {
  type: 'website',
  image: '/assets/share.jpg',
  alt: 'Utsav Motors: certified pre-owned cars in Delhi',
};
const car = {
  type: 'product',
  image: '/assets/cars/1/share.83cc637e.jpg',
  alt: '2020 Hyundai Creta SX for ₹11,25,000',
};

it.each(Object.entries(titles))(
  '%s has the title %s, a canonical URL, and both sharing cards',
  async (path, title) => {
    const { type, image, alt } = path === '/car/1' ? car : dealership;
    const { [path]: description } = descriptions;
    const { text } = await get(path);
    expect(texts(text, 'title')).toEqual([title]);
    expect(canonicalsOf(text)).toEqual([host + path]);
    expect(metaOf(text)).toMatchObject({
      description,
      robots: 'index, follow',
      'og:type': type,
      'og:site_name': 'Utsav Motors',
      'og:locale': 'en_IN',
      'og:title': title,
      'og:description': description,
      'og:url': host + path,
      'og:image': host + image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': host + image,
      'twitter:image:alt': alt,
    });
  },
);

describe('a page', () => {
  it('gives a car’s price to link previews', async () => {
    expect(metaOf(await page('/car/1'))).toMatchObject({
      'product:price:amount': '1125000',
      'product:price:currency': 'INR',
    });
  });

  it('takes URLs from the configured host, never from the request’s', async () => {
    const own = makeApp({ site: { origin: 'https://cars.example', brand: 'Gaadi & Co' } });
    const evil = 'evil.example';
    const { text } = await own.get('/about', {
      Host: evil,
      'X-Forwarded-Host': evil,
      'X-Forwarded-Proto': 'http',
    });
    expect(text).not.toContain(evil);
    expect(canonicalsOf(text)).toEqual(['https://cars.example/about']);
    expect(texts(text, 'title')).toEqual(['About Us | Gaadi & Co Delhi']);
  });
});
