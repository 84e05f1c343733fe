import { beforeAll, describe, expect, it } from 'vitest';
import { elements, links, linksTo, part, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page, errors } = makeApp();
const fixed = makeApp({ site: { quirks: 'fix' } });

const titles = (html: string) => texts(html, 'h3');
const chosenIn = (html: string) => texts(html, 'option[selected]');

describe('GET /inventory', () => {
  let html = '';
  beforeAll(async () => {
    html = await page('/inventory');
  });

  it('shows every listed car, including the one without a page, with a lazy picture of 400 by 300', () => {
    expect(titles(html)).toHaveLength(34);
    expect(linksTo(html, '/car/34')).toEqual(['View Details']);
    expect(elements(html, 'img')).toHaveLength(34);
    expect(elements(html, 'img[width="400"][height="300"][loading=lazy]')).toHaveLength(34);
  });

  it('preloads the first of them, in the format the browser will choose', () => {
    const preloads = elements(html, 'link[as=image]').map(({ attributes }) => attributes);
    const [source] = elements(html, 'source');
    const { srcset, sizes } = source?.attributes ?? {};
    expect(preloads).toMatchObject([
      { rel: 'preload', type: 'image/avif', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' },
    ]);
    expect(srcset).toContain('/assets/cars/1/1-800.');
  });

  it('has both search boxes', () => {
    const placeholders = values(html, 'input[name=search]', 'placeholder');
    expect(placeholders).toEqual(['Search by make, model, or keyword', 'Search by make or model...']);
  });

  it('keeps the order of the catalogue, as specified, however it is sorted', async () => {
    for (const order of ['price-low', 'price-high', 'year-new', 'year-old', 'mileage-low']) {
      expect(titles(await page(`/inventory?sort=${order}`)), order).toEqual(titles(html));
    }
  });
});

describe('GET /inventory with a query', () => {
  it('is served filtered and counted, with its fields set', async () => {
    const html = await page('/inventory?search=jazz&make=Honda&year=2015-2019&sort=price-low');
    expect(titles(html)).toEqual(['2016 Honda Jazz V']);
    expect(textOf(html)).toContain('1 Premium Cars');
    expect(chosenIn(html)).toEqual(['Honda', '2015-2019', 'Price: Low to High', 'Honda']);
    expect(values(html, 'input[name=search]', 'value')).toEqual(['jazz', 'jazz']);
  });

  it('echoes of a query of 14 kB only what the stock has', async () => {
    const makes = Array.from({ length: 700 }, (_, index) => `make=${index}-unknown`).join('&');
    const [short, long] = [await page('/inventory?fuel=CNG'), await page(`/inventory?fuel=CNG&${makes}`)];
    expect(long.length - short.length).toBeLessThan(8_000);
    expect(long).not.toContain('30-unknown');
  });

  it('cuts a search of 3,000 letters to a line or two, and its field takes no more', async () => {
    const html = await page(`/inventory?search=honda+${'a'.repeat(3000)}`);
    expect(titles(html)).toContain(`Close to "honda ${'a'.repeat(34)}…"`);
    expect(html).not.toContain('a'.repeat(95));
    expect(values(html, 'input[name=search]', 'maxlength')).toEqual(['100', '100']);
  });

  it('shows two brands as one option of the form', async () => {
    const html = await page('/inventory?make=Tata&make=Honda');
    expect(chosenIn(html)[0]).toBe('Honda, Tata');
    expect(html).toContain('value="Honda,Tata"');
  });

  it('says without a match what to try, shows close matches, and the counts with one filter less', async () => {
    const html = await page('/inventory?search=maruti+swift&maxPrice=500000');
    expect(textOf(html)).toContain(
      'No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(html, '/inventory#results')).toContain('Clear All Filters');
    expect(titles(html)).toEqual([
      'No vehicles found',
      'Close to "maruti swift"',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Maruti Suzuki WagonR LXI',
      '2014 Maruti Suzuki Alto 800 LXI',
    ]);
    expect(linksTo(html, '/inventory?maxPrice=500000#results')).toEqual([
      'Remove "maruti swift" ×',
      'Without the search: 14 cars',
    ]);
  });

  it('is a 404 beyond the last page, with a link back, and no error', async () => {
    const html = await page('/inventory?make=Honda&page=2', 404);
    expect(texts(html, 'h2')[0]).toBe('There is no page 2 of these cars');
    expect(textOf(html)).not.toContain('Premium Cars');
    expect(errors()).toEqual([]);
    expect(linksTo(html, '/inventory?make=Honda#results')).toEqual([
      'Show the first page',
      'Used Honda cars',
    ]);
  });
});

it('a link to a facet keeps what the URL sets, unless no car has both, and search engines follow it from the whole list alone', async () => {
  const relOf = async (path: string, href: string) =>
    values(await page(path), `.facet-links a[href="${href}#results"]`, 'rel');
  expect(await relOf('/inventory', '/inventory?make=Honda')).toEqual([undefined]);
  const set = 'transmission=Automatic&maxPrice=600000';
  expect(await relOf(`/inventory?${set}`, `/inventory?make=Honda&${set}`)).toEqual(['nofollow']);
  expect(await relOf(`/inventory?${set}`, '/inventory?fuel=CNG')).toEqual([undefined]);
});

describe('with SITE_QUIRKS=fix', () => {
  it('the list is sorted, no filter is counted when none is set, and lakh are called lakh', async () => {
    const html = await fixed.page('/inventory?sort=price-low');
    expect(titles(html).slice(0, 2)).toEqual(['2006 Honda City ZX GXi', '2012 Chevrolet Beat LT']);
    for (const words of ['Filters (0)', '₹0.00 - ₹13.99L', '0.0L 14.0L'])
      expect(textOf(html)).toContain(words);
  });

  it('a search understands prices, shows each part as a tag, and says what matches no car', async () => {
    const html = await fixed.page('/inventory?search=automatic+below+6+lakh');
    expect(texts(html, '.car-card h3')).toEqual([
      '2018 Honda Amaze VX',
      '2016 Honda Jazz V',
      '2010 Maruti Suzuki SX4 ZXI',
      '2018 Tata Tigor XZ',
    ]);
    expect(links(part(html, '.tags'))).toEqual([
      ['Remove Automatic ×', '/inventory?search=below+6+lakh#results'],
      ['Remove up to ₹6,00,000 ×', '/inventory?search=automatic#results'],
    ]);
    const none = await fixed.page('/inventory?search=honda+lamborghini');
    expect(texts(none, '.tags')[0]).toContain('No "lamborghini" here');
  });
});
