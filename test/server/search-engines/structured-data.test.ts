import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { dealerSite } from '../../../shared/site.ts';
import { dealerData } from '../../../shared/structured-data/dealer-data.ts';
import { carData } from '../../../shared/structured-data/car-data.ts';
import { makeDetail } from '../../make-car.ts';
import { host, sitemapPages } from '../files/sitemap-pages.ts';
import { makeApp } from '../make-app.ts';
import { jsonLd, texts } from '../html.ts';

const { app, page } = makeApp();
const dataOf = async (path: string, status = 200) => jsonLd(await page(path, status));

// With all that Google documents for local business, product snippet, vehicle listing and breadcrumb.
describe('the structured data', () => {
  it('describes the dealer on the home page, without a rating', async () => {
    expect(await dataOf('/')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': 'https://www.utsavmotors.example/#website',
        name: 'Utsav Motors',
        url: 'https://www.utsavmotors.example/',
        inLanguage: 'en-IN',
        publisher: { '@id': 'https://www.utsavmotors.example/#dealer' },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'AutoDealer',
        '@id': 'https://www.utsavmotors.example/#dealer',
        name: 'Utsav Motors',
        url: 'https://www.utsavmotors.example/',
        logo: 'https://www.utsavmotors.example/assets/icon-512.png',
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

  it('takes the dealer’s accounts, and agrees with the contact page', async () => {
    const social = { YouTube: 'https://youtube.com/@gaadi', X: 'https://x.com/gaadi' };
    const own = makeApp({ site: { social } });
    const [, dealer] = jsonLd(await own.page('/'));
    expect(dealer?.sameAs).toEqual(['https://x.com/gaadi', 'https://youtube.com/@gaadi']);
    expect(jsonLd(await own.page('/contact'))[0]).toEqual(dealer);
  });

  it('has the hours of the pages unless set separately', () => {
    const hoursOf = (shown: string) => dealerData(dealerSite, { shown }).openingHoursSpecification;
    expect(hoursOf('Mon-Tue: 9:30 AM - 7 PM, Sat: 10 AM - 2 PM')).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:30', closes: '19:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
    expect(hoursOf('By appointment')).toBe(undefined);
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
      numberOfPreviousOwners: 1,
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      color: 'Polar White',
      bodyType: 'SUV',
      vehicleSeatingCapacity: 5,
      vehicleEngine: {
        '@type': 'EngineSpecification',
        name: '1.5-litre MPi petrol',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 1497, unitCode: 'CMQ' },
        enginePower: { '@type': 'QuantitativeValue', value: 113, unitCode: 'BHP' },
        torque: { '@type': 'QuantitativeValue', value: 144, unitCode: 'NU' },
      },
      knownVehicleDamages:
        'front bumper: repainted, a shade apart in low sun; left rear wheel: kerb mark on the rim, 6 cm',
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
    for (const image of (car?.image ?? []) as string[]) {
      await request(app).get(image.replace(host, '')).expect(200);
    }
  });

  it('agrees with each car’s page, and has what Google asks for', async () => {
    // https://developers.google.com/search/docs/appearance/structured-data/vehicle-listing, as of September 2025
    const asked = [
      ...['brand', 'model', 'image', 'itemCondition', 'mileageFromOdometer', 'vehicleModelDate'],
      ...['bodyType', 'color', 'fuelType', 'vehicleEngine', 'vehicleSeatingCapacity'],
    ];
    const cars = [...(await sitemapPages())].filter(([path]) => path.startsWith('/car/'));
    expect(cars).toHaveLength(33);
    for (const [path, html] of cars) {
      const [car = {}] = jsonLd(html);
      const shown = /<p class="summary__price"><b>₹([\d,]+)<\/b>/.exec(html)?.[1]?.replaceAll(',', '');
      const offers = { price: Number(shown) };
      expect(car, path).toMatchObject({ name: texts(html, 'h1')[0], url: host + path, offers });
      expect(Object.keys(car), path).toEqual(expect.arrayContaining(asked));
      expect(car, path).not.toHaveProperty('vehicleIdentificationNumber');
      expect(car, path).not.toHaveProperty('registration');
    }
  });

  it('leaves out unknown values, and figures that differ by fuel', () => {
    const bare = carData(dealerSite, makeDetail({ specs: {} }));
    for (const property of ['vehicleEngine', 'vehicleSeatingCapacity', 'bodyType']) {
      expect(bare).not.toHaveProperty(property);
    }
    const specs = { engine: 'K-Series', power: '81 bhp (petrol), 70 bhp (CNG) @ 6000 rpm' };
    const both = carData(dealerSite, makeDetail({ fuel: 'Petrol + CNG', owner: '2nd', specs }));
    expect(both).toMatchObject({
      fuelType: ['Petrol', 'CNG'],
      numberOfPreviousOwners: 2,
      vehicleEngine: { '@type': 'EngineSpecification', name: 'K-Series' },
    });
    expect(both.vehicleEngine).not.toHaveProperty('enginePower');
  });

  it.each([
    ['/inventory', [['Inventory', '/inventory']]],
    ['/about', [['About', '/about']]],
    ['/contact', [['Contact', '/contact']]],
    [
      '/car/1',
      [
        ['Inventory', '/inventory'],
        ['2020 Hyundai Creta SX', '/car/1'],
      ],
    ],
  ])('has breadcrumbs from the home page to %s', async (path, steps) => {
    expect((await dataOf(path)).at(-1)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [['Home', '/'], ...steps].map(([name, step], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${host}${step}`,
      })),
    });
  });

  it('is left out without a match', async () => {
    expect([await dataOf('/car/34', 404), await dataOf('/nowhere', 404)]).toEqual([[], []]);
  });
});
