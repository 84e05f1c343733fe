import { beforeAll, describe, expect, it } from 'vitest';
import { elements, links, linksTo, part, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page, log } = makeApp();
const fixed = makeApp({ site: { quirks: 'fix' } });

let html = '';
beforeAll(async () => {
  html = await page('/inventory');
});

describe('GET /inventory', () => {
  it('shows every listed car, including the one without a page, with a lazy picture of 400 by 300', () => {
    expect(titles(html)).toHaveLength(34);
    expect(linksTo(html, '/car/34')).toEqual(['View Details']);
    expect(elements(html, 'img')).toHaveLength(34);
    expect(elements(html, 'img[width="400"][height="300"][loading=lazy]')).toHaveLength(34);
  });

  it('preloads the first of them, in the format the browser will choose', () => {
    const preloads = elements(html, 'link[as=image]');
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

  it('has both search boxes', () => {
    const placeholders = values(html, 'input[name=search]', 'placeholder');
    expect(placeholders).toEqual(['Search by make, model, or keyword', 'Search by make or model...']);
  });

  it('has sliders whose thumbs reach the dearest car', () => {
    expect(values(html, 'input[type=range][name$=Price][min="0"][max="1399000"]', 'step')).toEqual(
      Array(4).fill('1000'),
    );
  });
});

describe('GET /inventory with a query', () => {
  it('is served filtered and counted, with its fields set', async () => {
    const filtered = await page('/inventory?search=jazz&make=Honda&year=2015-2019&sort=price-low');
    expect(titles(filtered)).toEqual(['2016 Honda Jazz V']);
    expect(textOf(filtered)).toContain('1 Premium Cars');
    expect(chosenIn(filtered)).toEqual(['Honda', '2015-2019', 'Price: Low to High', 'Honda']);
    expect(values(filtered, 'input[name=search]', 'value')).toEqual(['jazz', 'jazz']);
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
    expect(values(answer, 'input[name=search]', 'maxlength')).toEqual(['100', '100']);
  });

  it('shows two brands as one option of the form', async () => {
    const answer = await page('/inventory?make=Tata&make=Honda');
    expect(chosenIn(answer)[0]).toBe('Honda, Tata');
    expect(answer).toContain('value="Honda,Tata"');
  });

  it('escapes what was typed', async () => {
    const answer = await page(`/inventory?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(answer).not.toContain('<script>alert');
    expect(answer).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('the links to brands, fuels and gearboxes', () => {
  it('keep what the URL sets, unless no car has both, and search engines follow them from the whole list alone', async () => {
    const ofFacets = async (path: string) =>
      elements(await page(path), '.facet-links a').map(
        ({ attributes: { href, rel = 'follow' } }) => `${href} ${rel}`,
      );
    expect(await ofFacets('/inventory')).toContain('/inventory?make=Honda#results follow');
    const kept = await ofFacets('/inventory?transmission=Automatic&maxPrice=600000');
    expect(kept).toContain('/inventory?make=Honda&transmission=Automatic&maxPrice=600000#results nofollow');
    expect(kept).toContain('/inventory?fuel=CNG#results follow');
  });
});

describe('without a match', () => {
  it('the page says what to try, shows close matches, and the counts with one filter less', async () => {
    const empty = await page('/inventory?search=maruti+swift&maxPrice=500000');
    expect(textOf(empty)).toContain(
      'No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(empty, '/inventory#results')).toContain('Clear All Filters');
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
    const text = await page('/inventory?make=Honda&page=2', 404);
    expect(texts(text, 'h2')[0]).toBe('There is no page 2 of these cars');
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
  const plain = makeApp({ site: { season: 'never' } });
  expect(texts(await plain.page('/inventory'), 'h1')).toEqual(['Our Car Collection']);
});

describe('the specified quirks', () => {
  it('are kept: no sorting, four filters when none is set, and crore for lakh', async () => {
    for (const order of ['price-low', 'price-high', 'year-new', 'year-old', 'mileage-low']) {
      expect(titles(await page(`/inventory?sort=${order}`)), order).toEqual(titles(html));
    }
    expect(textOf(html)).toContain('Filters (4)');
    expect(textOf(html)).toContain('₹0.00 - ₹13.99Cr');
    expect(textOf(html)).toContain('0.0L 14.0Cr');
  });

  it('are fixed by SITE_QUIRKS=fix', async () => {
    const repaired = await fixed.page('/inventory?sort=price-low');
    expect(titles(repaired).slice(0, 2)).toEqual(['2006 Honda City ZX GXi', '2012 Chevrolet Beat LT']);
    expect(textOf(repaired)).toContain('Filters (0)');
    expect(textOf(repaired)).toContain('₹0.00 - ₹13.99L');
    expect(textOf(repaired)).toContain('0.0L 14.0L');
  });

  it('are fixed for a search too: it understands prices, shows each part as a tag, and says what matches no car', async () => {
    const list = await fixed.page('/inventory?search=automatic+below+6+lakh');
    expect(texts(list, '.car-card h3')).toEqual([
      '2018 Honda Amaze VX',
      '2016 Honda Jazz V',
      '2010 Maruti Suzuki SX4 ZXI',
      '2018 Tata Tigor XZ',
    ]);
    expect(links(part(list, '.tags'))).toEqual([
      ['Remove Automatic ×', '/inventory?search=below+6+lakh#results'],
      ['Remove up to ₹6,00,000 ×', '/inventory?search=automatic#results'],
    ]);
    const none = await fixed.page('/inventory?search=honda+lamborghini');
    expect(texts(none, '.tags')[0]).toContain('No "lamborghini" here');
  });
});

function titles(markup: string): string[] {
  return texts(markup, 'h3');
}

function chosenIn(markup: string): string[] {
  return texts(markup, 'option[selected]');
}
