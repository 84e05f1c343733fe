import sharp from 'sharp';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, jsonLd, metaOf, textOf } from './html.ts';
import { makeApp } from './make-app.ts';

const { app } = makeApp();
const host = 'https://www.utsavmotors.example';
const pages = new Map<string, string>();

beforeAll(async () => {
  const { text } = await request(app).get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(host, ''));
  for (const path of paths) pages.set(path, (await request(app).get(path).expect(200)).text);
});

describe('every page of the sitemap', () => {
  it('has a title and a description of its own, long enough to say something and short enough to be shown', () => {
    const heads = [...pages].map(([path, html]) => ({
      path,
      title: elements(html, 'title')[0]?.text ?? '',
      description: metaOf(html).description ?? '',
    }));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    const odd = heads.filter(
      ({ title, description }) =>
        title.length < 20 || title.length > 75 || description.length < 70 || description.length > 165,
    );
    expect(odd).toEqual([]);
  });

  it('is the address that it calls canonical', () => {
    for (const [path, html] of pages) expect(canonicalOf(html)).toBe(host + path);
  });

  it('shares a picture that messengers show', async () => {
    const cards = new Set([...pages.values()].map((html) => metaOf(html)['og:image']?.replace(host, '')));
    // One of the dealership, and one of each car.
    expect(cards.size).toBe(34);
    for (const card of cards) {
      const response = await request(app).get(String(card)).expect(200);
      expect(response.type).toBe('image/jpeg');
      const bytes = response.body as Buffer;
      // WhatsApp shows no larger file.
      expect(bytes.length).toBeLessThan(300_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });
});

describe('the inventory under filters', () => {
  it.each(['?make=Honda', '?search=spaceship', '?sort=price-low&maxPrice=500000', '?utm_source=mail'])(
    'is known by its bare address: %s',
    async (query) => {
      const { text } = await request(app).get(`/inventory${query}`);
      expect(canonicalOf(text)).toBe(`${host}/inventory`);
      expect(metaOf(text)['og:url']).toBe(`${host}/inventory`);
    },
  );
});

describe('the links of the site', () => {
  it('lead to pages, at once', { timeout: 30_000 }, async () => {
    const seen = new Map<string, number>();
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      const response = await request(app).get(path);
      seen.set(path, response.status);
      if (response.status !== 200 || !response.type.includes('html')) continue;
      for (const { attributes } of ['a', 'link', 'img'].flatMap((tag) => elements(response.text, tag))) {
        const address = attributes.href ?? attributes.src;
        if (address?.startsWith('/')) waiting.push(address);
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  });
});

// As Google's pages on structured data want them: local business, breadcrumb, product snippet and vehicle listing.
describe('the structured data', () => {
  it('has what a local business has to have', () => {
    const [dealer] = jsonLd(pages.get('/') ?? '');
    expect(dealer).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      name: 'Utsav Motors',
      url: `${host}/`,
      telephone: '+910000000000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '108 Deepotsav Marg, Karol Bagh',
        addressLocality: 'Delhi',
        addressRegion: 'Delhi',
        postalCode: '110005',
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates' },
    });
  });

  it('has what a car and its offer have to have, and says what the page says', () => {
    const cars = [...pages].filter(([path]) => path.startsWith('/car/'));
    expect(cars).toHaveLength(33);
    for (const [path, html] of cars) {
      const [car] = jsonLd(html) as { name: string; offers: { price: number } }[];
      expect(car, path).toMatchObject({
        '@type': ['Product', 'Car'],
        name: elements(html, 'h1')[0]?.text,
        url: host + path,
        image: expect.arrayContaining([expect.stringMatching(/^https:/)]) as unknown,
        brand: { name: expect.stringMatching(/./) as unknown },
        model: expect.stringMatching(/./) as unknown,
        vehicleModelDate: expect.stringMatching(/^20\d\d$/) as unknown,
        itemCondition: 'https://schema.org/UsedCondition',
        mileageFromOdometer: { unitCode: 'KMT' },
        offers: { priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      });
      const shown = /<p class="summary__price"><b>₹([\d,]+)<\/b>/.exec(html)?.[1]?.replaceAll(',', '');
      expect(car?.offers.price, path).toBe(Number(shown));
    }
  });

  it('has a way with a name and an address for every step', () => {
    for (const [path, html] of [...pages].filter(([path]) => path !== '/')) {
      const way = jsonLd(html).at(-1) as { '@type': string; itemListElement: Record<string, unknown>[] };
      expect(way['@type'], path).toBe('BreadcrumbList');
      expect(way.itemListElement.length, path).toBeGreaterThanOrEqual(2);
      way.itemListElement.forEach((step, index) => {
        expect(step, path).toMatchObject({ '@type': 'ListItem', position: index + 1 });
        expect(String(step.item)).toMatch(/^https:\/\/www\.utsavmotors\.example\//);
        expect(textOf(String(step.name))).not.toBe('');
      });
    }
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('are of the kinds that crawlers read', async () => {
    const robots = (
      await request(app)
        .get('/robots.txt')
        .expect('Content-Type', /^text\/plain/)
    ).text;
    for (const line of robots.split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): \S+$/);
    }
    const sitemap = (
      await request(app)
        .get('/sitemap.xml')
        .expect('Content-Type', /^application\/xml/)
    ).text;
    expect(sitemap.replace(/ {2}<url><loc>https:[^<&]+<\/loc><\/url>\n/g, '')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    );
  });
});

describe('the web manifest', () => {
  it('has what a browser needs to put the site on a home screen', async () => {
    const { text } = await request(app).get('/site.webmanifest');
    expect(JSON.parse(text)).toMatchObject({
      name: 'Utsav Motors',
      short_name: 'Utsav Motors',
      lang: 'en-IN',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#26112a',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
      icons: [
        { src: '/assets/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/assets/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/assets/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    });
  });

  it('agrees with the head of every page', () => {
    for (const html of pages.values()) {
      const icons = elements(html, 'link').filter(({ attributes }) =>
        /icon|manifest/.test(attributes.rel ?? ''),
      );
      expect(icons.map(({ attributes }) => attributes.href)).toEqual([
        '/favicon.ico',
        '/assets/icon.svg',
        '/assets/apple-touch-icon.png',
        '/site.webmanifest',
      ]);
      expect(metaOf(html)).toMatchObject({ 'theme-color': '#26112a' });
    }
  });
});

function canonicalOf(html: string): string | undefined {
  const link = elements(html, 'link').find(({ attributes }) => attributes.rel === 'canonical');
  return link?.attributes.href;
}
