import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { dealerSite } from '../../../shared/site.ts';
import { carData } from '../../../shared/structured-data.ts';
import { makeDetail } from '../../make-car.ts';
import { host, sitemapPages } from '../files/sitemap-pages.ts';
import { makeApp } from '../make-app.ts';
import { jsonLd, texts } from '../html.ts';

const { app } = makeApp();
const dataOf = async (path: string) => jsonLd((await request(app).get(path)).text);

// With all that Google's pages on structured data ask for: local business, product snippet, vehicle listing, breadcrumb.
describe('the structured data', () => {
  it('describes the dealer on the home page, without a rating of its own', async () => {
    expect(await dataOf('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'AutoDealer',
        '@id': 'https://www.utsavmotors.example/#dealer',
        name: 'Utsav Motors',
        url: 'https://www.utsavmotors.example/',
        image: 'https://www.utsavmotors.example/assets/share.jpg',
        telephone: '+910000000000',
        email: 'hello@utsavmotors.example',
        priceRange: '₹₹',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '108 Deepotsav Marg, Karol Bagh',
          addressLocality: 'Delhi',
          addressRegion: 'Delhi',
          postalCode: '110005',
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 28.6519, longitude: 77.1909 },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            opens: '09:00',
            closes: '20:00',
          },
        ],
      },
    ]);
  });

  it('describes a car and its offer on its page', async () => {
    const [car] = await dataOf('/car/1');
    expect(car).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      '@id': 'https://www.utsavmotors.example/car/1#car',
      name: '2020 Hyundai Creta SX',
      url: 'https://www.utsavmotors.example/car/1',
      image: [1, 2, 3, 4].map((view) => expect.stringContaining(`example/assets/cars/1/${view}-`) as string),
      description: expect.stringMatching(/^The second-generation Creta was /) as string,
      sku: '1',
      brand: { '@type': 'Brand', name: 'Hyundai' },
      model: 'Creta SX',
      vehicleModelDate: '2020',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 38_500, unitCode: 'KMT' },
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      color: 'Polar White',
      vehicleEngine: { '@type': 'EngineSpecification', name: '1.5-litre MPi petrol' },
      offers: {
        '@type': 'Offer',
        url: 'https://www.utsavmotors.example/car/1',
        price: 1_125_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: {
          '@id': 'https://www.utsavmotors.example/#dealer',
          '@type': 'AutoDealer',
          name: 'Utsav Motors',
        },
      },
    });
    for (const image of car?.image as string[]) await request(app).get(image.replace(host, '')).expect(200);
  });

  it('says on every car’s page what the page says', async () => {
    const cars = [...(await sitemapPages(app))].filter(([path]) => path.startsWith('/car/'));
    expect(cars).toHaveLength(33);
    for (const [path, html] of cars) {
      const shown = /<p class="summary__price"><b>₹([\d,]+)<\/b>/.exec(html)?.[1]?.replaceAll(',', '');
      expect(jsonLd(html)[0], path).toMatchObject({
        name: texts(html, 'h1')[0],
        url: host + path,
        offers: { price: Number(shown) },
      });
    }
  });

  it('leaves out an engine that nobody wrote down', () => {
    expect(carData(dealerSite, makeDetail({ specs: {} }))).not.toHaveProperty('vehicleEngine');
  });

  it('shows the way from the home page to each other page', async () => {
    const wayTo = async (path: string) => (await dataOf(path)).at(-1);
    expect(await wayTo('/car/1')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.utsavmotors.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Inventory',
          item: 'https://www.utsavmotors.example/inventory',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: '2020 Hyundai Creta SX',
          item: 'https://www.utsavmotors.example/car/1',
        },
      ],
    });
    expect(await wayTo('/inventory')).toMatchObject({ itemListElement: [{}, { name: 'Inventory' }] });
    expect(await wayTo('/about')).toMatchObject({ itemListElement: [{}, { name: 'About' }] });
    expect(await wayTo('/contact')).toMatchObject({ itemListElement: [{}, { name: 'Contact' }] });
  });

  it('is left out where nothing is found', async () => {
    expect([await dataOf('/car/34'), await dataOf('/nowhere')]).toEqual([[], []]);
  });

  it('stays the same data whatever a name holds, and ends no script element', async () => {
    const brand = `</script><script>alert(1)</script><!-- & "हिन्दी" \u2028`;
    const { text } = await request(makeApp({ site: { brand } }).app).get('/');
    expect(text).not.toContain('<script>alert(1)');
    expect(jsonLd(text)[0]).toMatchObject({ name: brand });
  });
});
