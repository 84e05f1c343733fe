import { describe, expect, it } from 'vitest';
import { jsonLd, metaOf, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();
const host = 'https://www.utsavmotors.example';

// The words for each: test/shared/inventory/facets.test.ts.
describe('GET /inventory?make=Tata', () => {
  it('is a separate page with correct figures', async () => {
    const text = await page('/inventory?make=Tata');
    const figures = '3 used Tata cars in Delhi, from ₹4,35,000, model years 2018 to 2020';
    expect(texts(text, 'title')).toEqual(['Used Tata Cars in Delhi | Utsav Motors Delhi']);
    expect(metaOf(text)).toMatchObject({
      description: `${figures}, at Utsav Motors in Karol Bagh. See kilometres, owners and pictures of each.`,
      robots: 'index, follow',
    });
    expect(textOf(text)).toContain(`${figures}.`);
    expect(textOf(text)).toContain('3 Premium Cars');
  });

  it('is a list of its cars, with its URL', async () => {
    const text = await page('/inventory?make=Tata');
    const [crumbs, list] = jsonLd(text);
    const place = { name: 'Used Tata Cars', item: `${host}/inventory?make=Tata` };
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, place] });
    const items = list?.itemListElement as { position: number; url: string }[];
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'Used Tata Cars in Delhi' });
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const shown = new Set(values(text, '.car-card a[href^="/car/"]', 'href'));
    // Car 34 is listed, but has no page.
    shown.delete('/car/34');
    expect(items.map(({ url }) => url.replace(host, ''))).toEqual([...shown]);
  });
});
