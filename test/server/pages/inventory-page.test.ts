import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, combinedLinks, targetOf, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page, errors } = makeApp();
const fixed = makeApp({ site: { quirks: 'fix' } });

const titles = (html: string) => texts(html, 'h3');

describe('GET /inventory', () => {
  let html = '';
  beforeAll(async () => {
    html = await page('/inventory');
  });

  it('shows every listed car, including the one without a page, with a lazy picture of 400 by 300', () => {
    expect(titles(html)).toHaveLength(34);
    expect(linksTo(html, '/car/34')).toEqual(['View Details']);
    expect(elements(html, 'img[width="400"][height="300"][loading=lazy]')).toHaveLength(34);
  });

  it('preloads the first picture in the format that the browser will choose', () => {
    const first = values(html, 'source', 'srcset').slice(0, 1);
    const preload = 'link[rel=preload][as=image][fetchpriority=high]';
    expect(values(html, preload, 'imagesrcset')).toEqual(first);
    expect(values(html, preload, 'imagesizes')).toEqual(values(html, 'source', 'sizes').slice(0, 1));
    expect(values(html, preload, 'type')).toEqual(['image/avif']);
  });

  it('has a search box, which limits what can be typed', () => {
    const fields = elements(html, 'input[name=search]').map(({ attributes }) => attributes);
    expect(fields.map(({ placeholder, maxlength }) => [placeholder, maxlength])).toEqual([
      ['Search by make, model, or keyword', '100'],
    ]);
  });

  it('gives all hearts the same name, and describes each by the title of its card', () => {
    const hearts = elements(html, '.car-card .favorite').map(({ attributes }) => attributes);
    expect(new Set(hearts.map((heart) => heart['aria-label']))).toEqual(new Set(['Add to favorites']));
    const cards = elements(html, '.car-card h3').map(({ attributes }) => attributes.id);
    expect(hearts.map((heart) => heart['aria-describedby'])).toEqual(cards);
    expect(new Set(cards).size).toBe(34);
  });

  it('keeps the order of the catalogue whatever the sort value, as specified', async () => {
    expect(titles(await page('/inventory?sort=price-low'))).toEqual(titles(html));
  });
});

describe('GET /inventory with a query', () => {
  it('shortens what it repeats of a long search, and drops unknown brands', async () => {
    const makes = Array.from({ length: 700 }, (_, index) => `make=${index}-unknown`).join('&');
    const html = await page(`/inventory?${makes}&search=honda+${'a'.repeat(3000)}`);
    expect(texts(html, 'h2')[0]).toBe(`Closest to “honda ${'a'.repeat(34)}…”`);
    expect(html).not.toMatch(/a{95}|30-unknown/);
  });

  it('without a literal match, shows the cars that come closest, then what to try', async () => {
    const html = await page('/inventory?search=maruti+swift&maxPrice=500000');
    expect(textOf(html)).toContain(
      '0 Premium Cars Available No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(html, '/inventory#results')).toEqual(['Clear All Filters']);
    expect(texts(html, 'h2')[0]).toBe('Closest to “maruti swift”');
    expect(titles(html)).toEqual(['2018 Maruti Suzuki Swift VXI', 'No vehicles found']);
  });

  it.each([
    ['12000 a month with 1 lakh down', 'Matches for', ': up to ₹6.3 lakh with ₹1 lakh down'],
    ['sasti gaadi 4 lakh ke andar', 'Matches for', ': up to ₹4,00,000'],
    ['white creta', 'Matches for', ''],
    ['creta automatic', 'Closest to', ''],
  ])('without a literal match, says how it reads a search: %s', async (search, kind, amounts) => {
    const html = await page(`/inventory?search=${search.replaceAll(' ', '+')}`);
    expect(texts(html, 'h2')[0]).toBe(`${kind} “${search}”${amounts}`);
  });

  it('passes what a search has found in the descriptions to the browser', async () => {
    const [data] = texts(await page('/inventory?search=college+student'), '#page-data');
    expect(JSON.parse(data ?? '')).toMatchObject({ described: { college: ['13', '15'], student: ['13'] } });
  });

  it('offers to compare a short list and three close cars, but not all cars', async () => {
    const compared = async (query: string) =>
      combinedLinks(await page(`/inventory${query}`)).filter(({ text }) => text.startsWith('Compare these'));
    expect(await compared('?seats=7')).toMatchObject([
      { href: '/inventory?cars=11,12,18,28,29#shortlist', text: 'Compare these 5' },
    ]);
    expect(await compared('?search=ertiga+or+innova')).toMatchObject([{ text: 'Compare these 2' }]);
    expect(await compared('')).toEqual([]);
  });

  it('is a 404 beyond the last page, with a link back, and logs no error', async () => {
    const html = await page('/inventory?make=Honda&page=2', 404);
    expect(texts(html, 'h2')[0]).toBe('There is no page 2 of these cars');
    expect(textOf(html)).not.toContain('Premium Cars');
    expect(errors()).toEqual([]);
    expect(linksTo(html, '/inventory?make=Honda#results')).toContain('Show the first page');
    const none = await page('/inventory?search=spaceship&page=2', 404);
    expect(texts(none, 'h2')[0]).toBe('0 Premium Cars Available');
  });
});

describe('with SITE_QUIRKS=fix', () => {
  it('the list is sorted, the count of filters may be 0, and price labels say L for lakh', async () => {
    const html = await fixed.page('/inventory?sort=price-low');
    expect(titles(html).slice(0, 2)).toEqual(['2006 Honda City ZX GXi', '2012 Chevrolet Beat LT']);
    for (const words of ['Filters (0)', '0.0L ₹0.00 - ₹13.99L 14.0L']) expect(textOf(html)).toContain(words);
  });

  it('a search is understood, and has a tag for each part', async () => {
    const html = await fixed.page('/inventory?search=automatic+below+6+lakh&fuel=Petrol');
    expect(texts(html, '.car-card h3')).toHaveLength(4);
    expect(targetOf(html, 'Remove Automatic ×')).toBe('/inventory?search=below+6+lakh&fuel=Petrol#results');
    expect(targetOf(html, 'Remove Petrol ×')).toBe('/inventory?search=automatic+below+6+lakh#results');
    const single = await fixed.page('/inventory?search=automatic');
    expect(targetOf(single, 'Remove Automatic ×')).toBe('/inventory#results');
  });
});
