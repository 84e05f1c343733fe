import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements, metaOf } from './html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const page = async (path: string) => (await request(app).get(path)).text;

const pages = [
  {
    path: '/',
    title: 'Utsav Motors Delhi | Certified Pre-Owned Cars',
    description:
      'Quality certified pre-owned cars in Delhi with transparent dealing: inspected, fairly priced, with finance and festive offers at Utsav Motors.',
  },
  {
    path: '/inventory',
    title: 'Used Cars for Sale | Utsav Motors Delhi',
    description:
      'Browse 34 certified pre-owned cars in Delhi: filter by brand, year and price, and see kilometres, owners and festive offers at Utsav Motors.',
  },
  {
    path: '/about',
    title: 'About Us | Utsav Motors Delhi',
    description:
      'Utsav Motors has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.',
  },
  {
    path: '/contact',
    title: 'Contact Us | Utsav Motors Delhi',
    description:
      'Call, write or message Utsav Motors in Karol Bagh, Delhi. Mon-Sun: 9:00 AM - 7:00 PM. Map and directions to the showroom.',
  },
  {
    path: '/car/1',
    title: '2020 Hyundai Creta SX - ₹11,25,000 | Utsav Motors Delhi',
    description:
      'Used 2020 Hyundai Creta SX in Polar White, Petrol, Manual, 1st owner, 38,500 km, for ₹11,25,000 at Utsav Motors, Delhi.',
    type: 'product',
    image: '/assets/cars/1/share.jpg',
    alt: '2020 Hyundai Creta SX for ₹11,25,000',
  },
  {
    path: '/car/34',
    title: 'Car Not Found | Utsav Motors Delhi',
    description:
      'This car is not in our showroom, or no longer. Look through the certified pre-owned cars that are.',
  },
  {
    path: '/nowhere',
    canonical: '/404',
    title: 'Page not found | Utsav Motors Delhi',
    description:
      'There is no page at this address. Look through our certified pre-owned cars in Delhi instead.',
  },
];

describe.each(pages)('the head of $path', (expected) => {
  const { path, title, description } = expected;
  const address = `https://www.utsavmotors.example${expected.canonical ?? path}`;
  const image = `https://www.utsavmotors.example${expected.image ?? '/assets/share.jpg'}`;
  const alt = expected.alt ?? 'Utsav Motors: certified pre-owned cars in Delhi';

  it('has its title, once', async () => {
    expect(elements(await page(path), 'title').map(({ text }) => text)).toEqual([title]);
  });
  it('has its canonical address, once', async () => {
    const links = elements(await page(path), 'link').map(({ attributes }) => attributes);
    const canonical = links.filter(({ rel }) => rel === 'canonical');
    expect(canonical.map(({ href }) => href)).toEqual([address]);
  });
  it('tells search engines what it is', async () => {
    expect(metaOf(await page(path))).toMatchObject({ description, robots: 'index, follow' });
  });
  it('has both kinds of sharing card', async () => {
    expect(metaOf(await page(path))).toMatchObject({
      'og:type': expected.type ?? 'website',
      'og:site_name': 'Utsav Motors',
      'og:locale': 'en_IN',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': alt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': alt,
    });
  });
});

describe('every page', () => {
  it('has a title and a description of its own', async () => {
    const heads = await Promise.all(pages.map(({ path }) => page(path)));
    const titles = heads.map((html) => elements(html, 'title')[0]?.text);
    const descriptions = heads.map((html) => metaOf(html).description);
    expect([new Set(titles).size, new Set(descriptions).size]).toEqual([7, 7]);
  });

  it('shares an image that exists', async () => {
    for (const path of ['/assets/share.jpg', '/assets/cars/1/share.jpg']) {
      await request(app).get(path).expect(200).expect('Content-Type', 'image/jpeg');
    }
  });

  it('is addressed by the configured host, never by the request’s', async () => {
    const own = makeApp({ site: { origin: 'https://cars.example', brand: 'Gaadi & Co' } });
    const response = await request(own.app)
      .get('/about')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' });
    expect(response.text).not.toContain('evil.example');
    expect(response.text).toContain('<link rel="canonical" href="https://cars.example/about"/>');
    expect(elements(response.text, 'title')[0]?.text).toBe('About Us | Gaadi & Co Delhi');
  });
});
