import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { cards, elements, links, linksTo, part, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app, log } = makeApp();

let html = '';
beforeAll(async () => {
  html = await page('/inventory');
});

describe('GET /inventory', () => {
  it('links every listed car once, including the one without a page', () => {
    const ids = elements(html, 'a')
      .filter(({ text }) => text === 'View Details')
      .map(({ attributes }) => attributes.href?.replace('/car/', ''));
    expect(ids.join(' ')).toBe(
      '1 2 4 8 10 11 12 13 14 15 18 19 20 23 24 25 26 27 28 29 30 33 34 35 37 38 39 40 41 42 43 44 45 46',
    );
  });

  it('shows every car with a lazy picture of 400 by 300', () => {
    const pictures = elements(html, 'img').map(({ attributes }) => attributes);
    expect(pictures).toHaveLength(34);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: '400', height: '300', loading: 'lazy' });
      expect(picture.alt).not.toBe('');
    }
  });

  it('preloads the first of them, in the format the browser will choose', () => {
    const preloads = elements(html, 'link').filter(({ attributes }) => attributes.as === 'image');
    const [source] = elements(html, 'source');
    expect(preloads.map(({ attributes }) => attributes)).toEqual([
      {
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imagesrcset: source?.attributes.srcset,
        imagesizes: source?.attributes.sizes,
        fetchpriority: 'high',
      },
    ]);
    expect(source?.attributes.srcset).toContain('/assets/cars/1/1-800.');
  });

  it('gives three cards a festive badge everywhere, three more on wide screens', () => {
    const cards = html.split('<li class="car-card"').slice(1);
    const badges = cards.map((card) => /badge--(everywhere|desktop)/.exec(card)?.[1] ?? 'none');
    expect(badges.slice(0, 8)).toEqual([
      'everywhere',
      'everywhere',
      'everywhere',
      'desktop',
      'desktop',
      'desktop',
      'none',
      'none',
    ]);
  });

  it('has both search boxes', () => {
    const placeholders = elements(html, 'input').map(({ attributes }) => attributes.placeholder);
    expect(placeholders).toContain('Search by make, model, or keyword');
    expect(placeholders).toContain('Search by make or model...');
  });

  it('is a plain form without scripts', () => {
    const form = elements(html, 'form').find(({ attributes }) => attributes.role === 'search');
    expect(form?.attributes).toMatchObject({ method: 'get', action: '/inventory#results' });
    const [plain] = elements(html, 'div').filter(
      ({ attributes, text }) => attributes.class === 'without-script' && text.includes('Show cars'),
    );
    expect(plain?.text).toBe('Show cars');
    const ranges = elements(html, 'input').filter(({ attributes }) => attributes.name?.endsWith('Price'));
    expect(ranges.slice(0, 2).map(({ attributes }) => attributes)).toMatchObject([
      { type: 'range', name: 'minPrice', min: '0', max: '1399000', step: '1000', value: '0' },
      { type: 'range', name: 'maxPrice', min: '0', max: '1399000', step: '1000', value: '1399000' },
    ]);
  });
});

describe('GET /inventory with a query', () => {
  it('is served filtered and counted, with its fields set', async () => {
    const filtered = await page('/inventory?search=jazz&make=Honda&year=2015-2019&sort=price-low');
    expect(titles(filtered)).toEqual(['2016 Honda Jazz V']);
    expect(textOf(filtered)).toContain('1 Premium Cars');
    const chosen = elements(filtered, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text }) => text)).toEqual(['Honda', '2015-2019', 'Price: Low to High', 'Honda']);
    const search = elements(filtered, 'input').filter(({ attributes }) => attributes.name === 'search');
    expect(search.map(({ attributes }) => attributes.value)).toEqual(['jazz', 'jazz']);
  });

  it('says that no car matches, and what to try', async () => {
    const empty = await page('/inventory?search=submarine');
    expect(textOf(empty)).toContain('0 Premium Cars');
    expect(textOf(empty)).toContain(
      'No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(empty, '/inventory#results')).toContain('Clear All Filters');
  });

  it('ignores invalid values without an error in the log', async () => {
    const makes = Array.from({ length: 500 }, (_, index) => `make=x${index}`).join('&');
    const answer = await page(
      `/inventory?year=abc&minPrice=9e99&make=__proto__&search=&%zz=%ff&&==&[]&${makes}`,
    );
    expect(textOf(answer)).toContain('34 Premium Cars');
    expect(log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('echoes of a query of 14 kB only what the stock has', async () => {
    const makes = Array.from({ length: 700 }, (_, index) => `make=${index}-unknown`).join('&');
    const answer = await page(`/inventory?fuel=CNG&cars=27,${'9'.repeat(500)}&${makes}`);
    expect(answer.length - html.length).toBeLessThan(8_000);
    expect(answer).not.toContain('30-unknown');
  });

  it('cuts a search of 3,000 letters to a line or two, and its field takes no more', async () => {
    const answer = await page(`/inventory?search=honda+${'a'.repeat(3000)}`);
    expect(titles(answer)).toContain(`Close to "honda ${'a'.repeat(34)}…"`);
    expect(answer).not.toContain('a'.repeat(95));
    const fields = elements(answer, 'input').filter(({ attributes }) => attributes.name === 'search');
    expect(fields.map(({ attributes }) => attributes.maxlength)).toEqual(['100', '100']);
  });

  it('shows two brands as one option of the form', async () => {
    const answer = await page('/inventory?make=Tata&make=Honda');
    const chosen = elements(answer, 'option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen[0]).toMatchObject({ text: 'Honda, Tata', attributes: { value: 'Honda,Tata' } });
  });

  it('escapes what was typed', async () => {
    const answer = await page(`/inventory?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(answer).not.toContain('<script>alert');
    expect(answer).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('the filters set in the URL', () => {
  it('are listed under the count, each with a link that removes it', async () => {
    const set = await page('/inventory?fuel=CNG&maxPrice=600000&make=Maruti');
    const [tags] = elements(part(set, '<ul class="tags"') + '</ul>', 'ul');
    expect(tags?.text).toBe('Remove No "Maruti" here × Remove CNG × Remove up to ₹6,00,000 ×');
    expect(linksTo(set, '/inventory?fuel=CNG&maxPrice=600000#results')).toEqual([
      'Remove No "Maruti" here ×',
      'Used CNG cars',
    ]);
    expect(textOf(html)).not.toContain('Remove');
  });
});

describe('above the cars', () => {
  it('links narrow the list, with their counts, and keep what the URL sets', async () => {
    const list = part(
      await page('/inventory?transmission=Automatic&sort=price-low'),
      '<nav class="narrowings"',
    );
    expect(links(list)).toEqual([
      ['Diesel 1', '/inventory?fuel=Diesel&transmission=Automatic&sort=price-low#results'],
      ['One owner 7', '/inventory?transmission=Automatic&owner=1st&sort=price-low#results'],
      ['Under ₹6 lakh 4', '/inventory?transmission=Automatic&maxPrice=600000&sort=price-low#results'],
      ['Under ₹3 lakh 1', '/inventory?transmission=Automatic&maxPrice=300000&sort=price-low#results'],
    ]);
    const under6 = await page('/inventory?transmission=Automatic&maxPrice=600000');
    expect(texts(under6, 'h2')[0]).toBe('4 Premium Cars Available');
  });
  it('the promise says how many are inspected', () => {
    expect(textOf(part(html, '<section class="page-hero'))).toBe(
      'Festive Car Collection 34+ certified cars , 18 of them inspected, all priced in the open and ready to drive home.',
    );
  });
});

describe('the links to brands, fuels and gearboxes', () => {
  it('keep what the URL sets, unless no car has both, and search engines follow them from the whole list alone', async () => {
    const ofFacets = async (path: string) =>
      elements(part(await page(path), '<nav class="facet-links"'), 'a').map(
        ({ attributes: { href, rel = 'follow' } }) => `${href} ${rel}`,
      );
    expect(await ofFacets('/inventory')).toContain('/inventory?make=Honda#results follow');
    const kept = await ofFacets('/inventory?transmission=Automatic&maxPrice=600000');
    expect(kept).toContain('/inventory?make=Honda&transmission=Automatic&maxPrice=600000#results nofollow');
    expect(kept).toContain('/inventory?fuel=CNG#results follow');
  });
});

describe('without a match', () => {
  it('the page shows close matches, and the counts with one filter less', async () => {
    const empty = await page('/inventory?search=maruti+swift&maxPrice=500000');
    expect(titles(empty)).toEqual([
      'No vehicles found',
      'Close to "maruti swift"',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Maruti Suzuki WagonR LXI',
      '2014 Maruti Suzuki Alto 800 LXI',
    ]);
    expect(linksTo(empty, '/inventory?maxPrice=500000#results')).toEqual([
      'Remove "maruti swift" ×',
      'Without the search: 14 cars',
    ]);
  });
});

describe('the pages of a long list', () => {
  it('do not exist for the sample, and a page beyond the last is a 404 with a link back', async () => {
    expect(html).not.toContain('page-links');
    const { text } = await request(app).get('/inventory?make=Honda&page=2').expect(404);
    expect(elements(text, 'h2')[0]?.text).toBe('There is no page 2 of these cars');
    expect(textOf(text)).not.toContain('Premium Cars');
    expect(log.filter(({ level }) => level >= 50)).toEqual([]);
    expect(linksTo(text, '/inventory?make=Honda#results')).toEqual([
      'Show the first page',
      'Used Honda cars',
    ]);
    expect(titles(await page('/inventory?page=1'))).toHaveLength(34);
  });
});

it('out of season the collection has an ordinary name', async () => {
  const plain = makeApp({ site: { season: 'never' } }).app;
  const { text } = await request(plain).get('/inventory');
  expect(elements(text, 'h1').map(({ text }) => text)).toEqual(['Our Car Collection']);
});

describe('the specified quirks', () => {
  it('are kept: no sorting, four filters when none is set, and crore for lakh', async () => {
    const kept = await page('/inventory?sort=price-low');
    const unsorted = titles(await page('/inventory'));
    for (const order of ['price-low', 'price-high', 'year-new', 'year-old', 'mileage-low']) {
      expect(titles(await page(`/inventory?sort=${order}`)), order).toEqual(unsorted);
    }
    expect(textOf(kept)).toContain('Filters (4)');
    expect(textOf(kept)).toContain('₹0.00 - ₹13.99Cr');
    expect(textOf(kept)).toContain('0.0L 14.0Cr');
  });

  it('are fixed by SITE_QUIRKS=fix', async () => {
    const fixed = makeApp({ site: { quirks: 'fix' } }).app;
    const repaired = (await request(fixed).get('/inventory?sort=price-low')).text;
    expect(titles(repaired).slice(0, 2)).toEqual(['2006 Honda City ZX GXi', '2012 Chevrolet Beat LT']);
    expect(textOf(repaired)).toContain('Filters (0)');
    expect(textOf(repaired)).toContain('₹0.00 - ₹13.99L');
    expect(textOf(repaired)).toContain('0.0L 14.0L');
  });
});

async function page(path: string): Promise<string> {
  return (await request(app).get(path).expect(200)).text;
}

function titles(markup: string): string[] {
  return elements(markup, 'h3').map(({ text }) => text);
}

describe('GET /inventory?search=… with the quirks fixed', () => {
  const fixed = makeApp({ site: { quirks: 'fix' } }).app;
  const found = async (search: string) => {
    const { text } = await request(fixed)
      .get(`/inventory?search=${encodeURIComponent(search)}`)
      .expect(200);
    return { titles: cards(text).map((card) => texts(card, 'h3')[0]), html: text };
  };

  it('understands words, colours and prices, and shows each as a tag that can be removed', async () => {
    const { titles, html } = await found('red automatic below 6 lakh');
    expect(titles).toEqual([]);
    expect(textOf(html)).toContain('No vehicles found');
    const { titles: automatic, html: list } = await found('automatic below 6 lakh');
    expect(automatic).toEqual([
      '2018 Honda Amaze VX',
      '2016 Honda Jazz V',
      '2010 Maruti Suzuki SX4 ZXI',
      '2018 Tata Tigor XZ',
    ]);
    expect(links(part(list, '<ul class="tags"'))).toEqual([
      ['Remove Automatic ×', '/inventory?search=below+6+lakh#results'],
      ['Remove up to ₹6,00,000 ×', '/inventory?search=automatic#results'],
    ]);
  });
  it('says which word matches no car', async () => {
    const { html } = await found('honda lamborghini');
    expect(textOf(part(html, '<ul class="tags"'))).toContain('No "lamborghini" here');
  });
});
