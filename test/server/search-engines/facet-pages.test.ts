import { describe, expect, it } from 'vitest';
import { canonicalsOf, jsonLd, links, metaOf, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();
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
    const text = await page(path);
    const figures = `${count} used ${name} cars in Delhi, from ${price}, model years ${years}`;
    expect(texts(text, 'title')).toEqual([`Used ${name} Cars in Delhi | Utsav Motors Delhi`]);
    expect(metaOf(text)).toMatchObject({
      description: `${figures}, at Utsav Motors in Karol Bagh. See kilometres, owners and pictures of each.`,
      robots: 'index, follow',
      'og:url': host + path,
    });
    expect(canonicalsOf(text)).toEqual([host + path]);
    expect(textOf(text)).toContain(`${figures}.`);
    expect(textOf(text)).toContain(`${count} Premium Cars`);
    expect(texts(text, 'h1')).toEqual(['Festive Car Collection']);
  });

  it('is a list of its cars, with its URL', async () => {
    const text = await page(`/inventory?${query}`);
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
