import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements, jsonLd, links, metaOf, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const host = 'https://www.utsavmotors.example';

const facets = [
  ['make=Honda', 'Honda', 4, '₹1,60,000', '2006 to 2019'],
  ['make=Maruti+Suzuki', 'Maruti Suzuki', 9, '₹1,95,000', '2010 to 2019'],
  ['fuel=Diesel', 'Diesel', 7, '₹6,65,000', '2016 to 2018'],
  ['transmission=Automatic', 'Automatic', 10, '₹2,10,000', '2010 to 2022'],
] as const;

describe.each(facets)('GET /inventory?%s', (query, name, count, price, years) => {
  it('is a separate page with correct figures', async () => {
    const path = `/inventory?${query}`;
    const { text } = await request(app).get(path).expect(200);
    const figures = `${count} used ${name} cars in Delhi, from ${price}, model years ${years}`;
    expect(texts(text, 'title')).toEqual([`Used ${name} Cars in Delhi | Utsav Motors Delhi`]);
    expect(metaOf(text)).toMatchObject({
      description: `${figures}, at Utsav Motors in Karol Bagh. See kilometres, owners and pictures of each.`,
      robots: 'index, follow',
      'og:url': host + path,
    });
    expect(canonicalOf(text)).toBe(host + path);
    expect(textOf(text)).toContain(`${figures}.`);
    expect(textOf(text)).toContain(`${count} Premium Cars`);
    expect(texts(text, 'h1')).toEqual(['Festive Car Collection']);
  });

  it('is a list of its cars, with its URL', async () => {
    const { text } = await request(app).get(`/inventory?${query}`);
    const [crumbs, list] = jsonLd(text);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home' },
        { name: 'Inventory', item: `${host}/inventory` },
        { name: `Used ${name} Cars`, item: `${host}/inventory?${query}` },
      ],
    });
    const items = list?.itemListElement as { position: number; url: string }[];
    expect(list).toMatchObject({ '@type': 'ItemList', name: `Used ${name} Cars in Delhi` });
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const shown = new Set(links(text).flatMap(([label, to]) => (label === 'View Details' ? [to] : [])));
    // Car 34 is listed, but has no page.
    shown.delete('/car/34');
    expect(items.map(({ url }) => url.replace(host, ''))).toEqual([...shown]);
  });
});

it('The inventory links to each of them', async () => {
  const { text } = await request(app).get('/inventory');
  const hrefs = links(text).flatMap(([label, href]) => (/^Used .* cars$/.test(label) ? [href] : []));
  expect(hrefs).toEqual(
    [
      'make=Hyundai make=Maruti+Suzuki make=Honda make=Toyota make=Mahindra make=Tata',
      'fuel=Petrol fuel=Petrol+%2B+CNG fuel=Diesel fuel=CNG transmission=Manual transmission=Automatic',
    ]
      .join(' ')
      .split(' ')
      .map((query) => `/inventory?${query}#results`),
  );
});

it('The home page links to those among its shortcuts', async () => {
  const { text } = await request(app).get('/');
  expect(links(text)).toEqual(
    expect.arrayContaining([
      ['Automatic', '/inventory?transmission=Automatic#results'],
      ['Diesel', '/inventory?fuel=Diesel#results'],
    ]),
  );
});

function canonicalOf(text: string): string | undefined {
  return elements(text, 'link').find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href;
}
