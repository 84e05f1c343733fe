import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { jsonLd } from '../rendering/html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const dataOf = async (path: string) => jsonLd((await request(app).get(path)).text);
const host = 'https://www.utsavmotors.example';

describe('the structured data', () => {
  it('describes the dealer on the home page', async () => {
    const [dealer, ...more] = await dataOf('/');
    expect(more).toEqual([]);
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      '@id': `${host}/#dealer`,
      name: 'Utsav Motors',
      address: { addressLocality: 'Delhi', addressCountry: 'IN' },
      geo: { latitude: 28.6519, longitude: 77.1909 },
      openingHoursSpecification: [{ opens: '09:00', closes: '20:00' }],
    });
    expect(dealer).not.toHaveProperty('aggregateRating');
  });

  it('describes the car and the way to it on its page', async () => {
    const [car, crumbs, ...more] = await dataOf('/car/1');
    expect(more).toEqual([]);
    expect(car).toMatchObject({
      '@type': ['Product', 'Car'],
      name: '2020 Hyundai Creta SX',
      url: `${host}/car/1`,
      offers: {
        '@type': 'Offer',
        price: 1_125_000,
        priceCurrency: 'INR',
        seller: { '@id': `${host}/#dealer` },
      },
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 38_500, unitCode: 'KMT' },
    });
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${host}/` },
      { position: 2, name: 'Inventory', item: `${host}/inventory` },
      { position: 3, name: '2020 Hyundai Creta SX', item: `${host}/car/1` },
    ]);
  });

  it.each([
    ['/inventory', 'Inventory'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ])('shows the way to %s', async (path, name) => {
    expect(await dataOf(path)).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name, item: `${host}${path}` }] },
    ]);
  });

  it('is left out where nothing is found', async () => {
    expect([await dataOf('/car/34'), await dataOf('/nowhere')]).toEqual([[], []]);
  });

  it('names pictures that exist', async () => {
    const [car] = await dataOf('/car/1');
    const images = car?.image as string[];
    expect(images).toHaveLength(4);
    for (const image of images) await request(app).get(image.replace(host, '')).expect(200);
  });

  it('cannot be broken out of by a brand', async () => {
    const own = makeApp({ site: { brand: '</script><script>alert(1)</script>' } });
    const { text } = await request(own.app).get('/');
    expect(text).not.toContain('<script>alert(1)');
    expect(jsonLd(text)[0]).toMatchObject({ name: '</script><script>alert(1)</script>' });
  });
});
