import { describe, expect, it } from 'vitest';
import { dealerSite } from '../../../server/config.ts';
import { carData } from '../../../shared/structured-data/car-data.ts';
import { makeDetail } from '../../make-car.ts';
import { jsonLd } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { host } from '../routes/sitemap-pages.ts';

const { page } = makeApp();
const dataOf = async (path: string) => jsonLd(await page(path));

// Has every property that Google documents for product snippets, vehicle listings and breadcrumbs.
describe('the structured data', () => {
  it('describes a car and its offer on its page, with its pictures', async () => {
    const [car] = await dataOf('/car/1');
    expect(car).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      '@id': `${host}/car/1#car`,
      name: '2020 Hyundai Creta SX',
      url: `${host}/car/1`,
      image: [1, 2, 3, 4].map((view) => expect.stringContaining(`${host}/assets/cars/1/${view}-`) as string),
      description: expect.stringMatching(/^For the family that wants one car /) as string,
      sku: '1',
      brand: { '@type': 'Brand', name: 'Hyundai' },
      model: 'Creta SX',
      vehicleModelDate: '2020',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 38_583, unitCode: 'KMT' },
      numberOfPreviousOwners: 1,
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      color: 'Polar White',
      bodyType: 'SUV',
      vehicleSeatingCapacity: 5,
      cargoVolume: { '@type': 'QuantitativeValue', value: 433, unitCode: 'LTR' },
      vehicleEngine: {
        '@type': 'EngineSpecification',
        name: '1.5-litre MPi petrol',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 1497, unitCode: 'CMQ' },
        enginePower: { '@type': 'QuantitativeValue', value: 113, unitCode: 'BHP' },
        torque: { '@type': 'QuantitativeValue', value: 144, unitCode: 'NU' },
      },
      knownVehicleDamages:
        'front bumper: repainted, shade slightly off; left rear wheel: kerb mark on the rim, 6 cm',
      offers: {
        '@type': 'Offer',
        url: `${host}/car/1`,
        price: 1_125_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'AutoDealer', '@id': `${host}/#dealer`, name: 'Utsav Motors' },
      },
    });
  });

  it('omits unknown values, and figures that differ by fuel', () => {
    const bare = carData(dealerSite, makeDetail({ specs: {} }));
    for (const property of ['vehicleEngine', 'vehicleSeatingCapacity', 'bodyType']) {
      expect(bare).not.toHaveProperty(property);
    }
    const specs = { engine: 'K-Series', power: '81 bhp (petrol), 70 bhp (CNG) @ 6000 rpm' };
    const both = carData(dealerSite, makeDetail({ fuel: 'Petrol + CNG', owner: '2nd', specs }));
    expect(both).toMatchObject({ fuelType: ['Petrol', 'CNG'], numberOfPreviousOwners: 2 });
    expect(both.vehicleEngine).toEqual({ '@type': 'EngineSpecification', name: 'K-Series' });
  });

  it('lists the cars of a brand on its page, except the one without a page', async () => {
    const list = (await dataOf('/inventory?make=Tata')).find((data) => data['@type'] === 'ItemList');
    expect(list).toMatchObject({
      name: 'Used Tata Cars in Delhi',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '2020 Tata Nexon XZ Plus', url: `${host}/car/14` },
        { '@type': 'ListItem', position: 2, name: '2018 Tata Tigor XZ', url: `${host}/car/45` },
      ],
    });
  });

  it.each([
    ['/inventory?make=Tata', 'Home /, Inventory /inventory, Used Tata Cars /inventory?make=Tata'],
    ['/about', 'Home /, About /about'],
    ['/contact', 'Home /, Contact /contact'],
    ['/car/1', 'Home /, Inventory /inventory, 2020 Hyundai Creta SX /car/1'],
  ])('has breadcrumbs from the home page to %s', async (path, places) => {
    const crumbs = (await dataOf(path)).find((data) => data['@type'] === 'BreadcrumbList');
    const items = crumbs?.itemListElement as Record<'position' | 'name' | 'item', string>[];
    expect(items.map(({ name, item }) => `${name} ${item.replace(host, '')}`).join(', ')).toBe(places);
    expect(items[1]).toMatchObject({ '@type': 'ListItem', position: 2 });
  });

  it.each(['/car/34', '/nowhere'])('is left out of a page that is not found: %s', async (path) => {
    expect(jsonLd(await page(path, 404))).toEqual([]);
  });
});
