import { describe, expect, it } from 'vitest';
import { elements, jsonLd, textOf } from '../rendering/html.ts';
import { makeApp } from '../make-app.ts';
import { host, sitemapPages } from '../files/sitemap-pages.ts';

const pages = await sitemapPages(makeApp().app);

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
