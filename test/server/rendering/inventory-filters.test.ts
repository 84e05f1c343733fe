import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

const { app, log } = makeApp();
const fixed = makeApp({ site: { quirks: 'fix' } });

describe('GET /inventory with a query', () => {
  it('arrives filtered', async () => {
    expect(await cars('/inventory?make=Honda&maxPrice=500000')).toEqual([
      '2016 Honda Jazz V',
      '2006 Honda City ZX GXi',
    ]);
  });
  it('says how many cars match', async () => {
    expect(textOf(await page('/inventory?make=Honda&maxPrice=500000'))).toContain('2 Premium Cars');
  });
  it('shows in its fields what was chosen', async () => {
    const html = await page('/inventory?search=Sunroof&make=Honda&year=2015-2019&sort=price-low');
    const chosen = elements(html, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text }) => text)).toEqual(['Honda', '2015-2019', 'Price: Low to High', 'Honda']);
    const search = elements(html, 'input').filter(({ attributes }) => attributes.name === 'search');
    expect(search.map(({ attributes }) => attributes.value)).toEqual(['Sunroof', 'Sunroof']);
  });
  it('searches the highlights', async () => {
    expect(await cars('/inventory?search=BOSE')).toEqual(['2020 Hyundai Creta SX']);
  });
  it('filters by fields that have no control', async () => {
    expect(await cars('/inventory?owner=4th')).toEqual(['2006 Honda City ZX GXi']);
    expect(await cars('/inventory?fuel=CNG')).toEqual([
      '2019 Maruti Suzuki Ertiga VXI',
      '2017 Maruti Suzuki Eeco 5 Seater',
    ]);
    expect(await cars('/inventory?model=Jazz+V&transmission=Automatic')).toEqual(['2016 Honda Jazz V']);
  });
  it('says that no car matches, and how to go on', async () => {
    const html = await page('/inventory?search=submarine');
    expect(textOf(html)).toContain('0 Premium Cars');
    expect(textOf(html)).toContain(
      'No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(html, '/inventory')).toContain('Clear All Filters');
  });

  it.each([
    'year=abc',
    'minPrice=9e99',
    'minPrice=900000&maxPrice=100000',
    'make=Lada',
    'make=__proto__',
    'sort=best',
    'search=',
    '%zz=%ff&&==&[]',
    Array.from({ length: 500 }, (_, index) => `make=x${index}`).join('&'),
  ])('ignores the garbage %.40s', async (query) => {
    const response = await request(app).get(`/inventory?${query}`).expect(200);
    expect(textOf(response.text)).toContain('34 Premium Cars');
  });

  it('writes no error for any of it', () => expect(log.filter(({ level }) => level >= 50)).toEqual([]));

  it('lets nothing that was typed become markup', async () => {
    const html = await page(`/inventory?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('has the canonical address of the whole inventory', async () => {
    const canonical = elements(await page('/inventory?make=Honda'), 'link').filter(
      ({ attributes }) => attributes.rel === 'canonical',
    );
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([
      'https://www.utsavmotors.example/inventory',
    ]);
  });
});

describe('the recorded quirks', () => {
  it('leave the list in the catalogue’s order whatever sort is chosen', async () => {
    expect((await cars('/inventory?sort=price-low')).slice(0, 2)).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
    ]);
  });
  it('count four filters when none is set', async () => {
    expect(textOf(await page('/inventory'))).toContain('Filters (4)');
    expect(textOf(await page('/inventory?make=Honda&search=a'))).toContain('Filters (6)');
  });
});

describe('SITE_QUIRKS=fix', () => {
  const fixedPage = async (path: string) => (await request(fixed.app).get(path)).text;

  it('sorts', async () => {
    const titles = elements(await fixedPage('/inventory?sort=price-low'), 'h3').map(({ text }) => text);
    expect(titles.slice(0, 3)).toEqual([
      '2006 Honda City ZX GXi',
      '2012 Chevrolet Beat LT',
      '2009 Hyundai i10 Magna',
    ]);
  });
  it('counts what is set', async () => {
    expect(textOf(await fixedPage('/inventory'))).toContain('Filters (0)');
    expect(textOf(await fixedPage('/inventory?make=Honda&maxPrice=500000'))).toContain('Filters (2)');
  });
  it('calls lakh what is lakh', async () => {
    const text = textOf(await fixedPage('/inventory'));
    expect(text).toContain('₹0.00 - ₹13.99L');
    expect(text).toContain('0.0L 14.0L');
  });
});

async function page(path: string): Promise<string> {
  return (await request(app).get(path).expect(200)).text;
}

async function cars(path: string): Promise<string[]> {
  return elements(await page(path), 'h3').map(({ text }) => text);
}
