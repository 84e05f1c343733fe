import { beforeAll, describe, expect, it } from 'vitest';
import { buttonsTo, elements, linksTo, listForms, targetOf, textOf, texts, values } from '../html.ts';
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

  it('preloads the first of them, in the format the browser will choose', () => {
    const first = values(html, 'source', 'srcset').slice(0, 1);
    const preload = 'link[rel=preload][as=image][fetchpriority=high]';
    expect(values(html, preload, 'imagesrcset')).toEqual(first);
    expect(values(html, preload, 'type')).toEqual(['image/avif']);
  });

  it('has both search boxes', () => {
    const placeholders = values(html, 'input[name=search]', 'placeholder');
    expect(placeholders).toEqual(['Search by make, model, or keyword', 'Search by make or model...']);
  });

  it('says of each car on one line whether it is inspected, and until when it may be driven in Delhi', () => {
    const lines = texts(html, '.car-card__status');
    expect(lines).toHaveLength(34);
    expect(
      lines.filter((line) => /^(Inspected · \w+ faults?|Not inspected yet) · .*Delhi/.test(line)),
    ).toEqual(lines);
    expect(lines[3]).toBe('Not inspected yet · Delhi: protected as BS-IV');
    expect(lines[21]).toBe('Inspected · 3 faults · For use outside Delhi NCR');
  });

  it('names every heart alike, and describes it by the title of its card', () => {
    const hearts = elements(html, '.car-card .favorite').map(({ attributes }) => attributes);
    expect(new Set(hearts.map((heart) => heart['aria-label']))).toEqual(new Set(['Add to favorites']));
    const cards = elements(html, '.car-card h3').map(({ attributes }) => attributes.id);
    expect(hearts.map((heart) => heart['aria-describedby'])).toEqual(cards);
    expect(new Set(cards).size).toBe(34);
  });

  it('keeps the order of the catalogue, as specified, however it is sorted', async () => {
    expect(titles(await page('/inventory?sort=price-low'))).toEqual(titles(html));
  });
});

describe('GET /inventory with a query', () => {
  it('is served filtered and counted, with its fields set, and two brands as one option', async () => {
    const html = await page('/inventory?search=jazz&make=Tata&make=Honda&year=2015-2019&sort=price-low');
    expect(titles(html)).toEqual(['2016 Honda Jazz V']);
    expect(textOf(html)).toContain('1 Premium Cars');
    expect(values(html, 'option[selected]', 'value')).toEqual([
      'Honda,Tata',
      '2015-2019',
      'price-low',
      'Honda,Tata',
    ]);
    expect(texts(html, 'option[selected]')[0]).toBe('Honda, Tata');
    expect(values(html, 'input[type=search]', 'value')).toEqual(['jazz', 'jazz']);
  });

  it('echoes of a search of 3,000 letters a line or two, of 700 brands what the stock has, and its field takes no more', async () => {
    const makes = Array.from({ length: 700 }, (_, index) => `make=${index}-unknown`).join('&');
    const html = await page(`/inventory?${makes}&search=honda+${'a'.repeat(3000)}`);
    expect(titles(html)).toContain(`Close to "honda ${'a'.repeat(34)}…"`);
    expect(html).not.toContain('a'.repeat(95));
    expect(html).not.toContain('30-unknown');
    expect(values(html, 'input[name=search]', 'maxlength')).toEqual(['100', '100']);
  });

  it('says without a match what to try, and shows three cars that come close and a link to all', async () => {
    const html = await page('/inventory?search=maruti+swift&maxPrice=500000');
    expect(textOf(html)).toContain(
      'No vehicles found Try adjusting your search criteria or filters. Clear All Filters',
    );
    expect(linksTo(html, '/inventory#results')).toContain('Clear All Filters');
    expect(titles(html).slice(1)).toEqual([
      'Close to "maruti swift"',
      '2018 Maruti Suzuki Swift VXI',
      '2014 Maruti Suzuki Alto 800 LXI',
      '2017 Maruti Suzuki Eeco 5 Seater',
    ]);
    expect(linksTo(html, '/inventory#results')).toContain('Show all 34');
    expect(texts(html, '.results .tag')).toEqual(['Remove "maruti swift" ×', 'Remove up to ₹5,00,000 ×']);
  });

  it.each([
    ['12000+a+month+with+1+lakh+down', ': up to ₹6.3 lakh with ₹1 lakh down'],
    ['sasti+gaadi+4+lakh+ke+andar', ': up to ₹4,00,000'],
    ['creta+automatic', ''],
  ])('says how it reads %s', async (search, amounts) => {
    const html = await page(`/inventory?search=${search}`);
    expect(titles(html)[1]).toBe(`Close to "${search.replaceAll('+', ' ')}"${amounts}`);
    expect(texts(html, '.car-card h3')).toHaveLength(3);
  });

  it('answers in the words of the dealer what no car has, and shows no car as a match', async () => {
    const html = await page('/inventory?search=home+delivery');
    expect(titles(html).slice(1, 3)).toEqual(['From the showroom', 'Some of our cars']);
    expect(textOf(html)).toContain('Delivery: Home delivery in Delhi, Noida');
    expect(linksTo(html, '/about#papers')).toContain('Papers and rules');
    const found = await page('/inventory?search=parking');
    expect(texts(found, '.car-card h3')).toHaveLength(2);
    expect(linksTo(found, '/contact#map-title')).toEqual(['Find Our Showroom']);
  });

  it('leads from a short list, and from three close cars, to a comparison', async () => {
    const compared = async (query: string) =>
      listForms(await page(`/inventory${query}`)).filter(({ text }) => text.startsWith('Compare these'));
    expect(await compared('?seats=7')).toMatchObject([
      { href: '/inventory?cars=11,12,18,28,29#shortlist', text: 'Compare these 5' },
    ]);
    expect(await compared('?search=7+seater+cng')).toMatchObject([{ text: 'Compare these 3' }]);
    expect(await compared('')).toEqual([]);
  });

  it('is a 404 beyond the last page, with a link back, and no error', async () => {
    const html = await page('/inventory?make=Honda&page=2', 404);
    expect(texts(html, 'h2')[0]).toBe('There is no page 2 of these cars');
    expect(textOf(html)).not.toContain('Premium Cars');
    expect(errors()).toEqual([]);
    expect(linksTo(html, '/inventory?make=Honda#results')).toContain('Show the first page');
    const none = await page('/inventory?search=spaceship&page=2', 404);
    expect(texts(none, 'h2')[0]).toBe('0 Premium Cars Available');
  });
});

it('a facet is a link from the whole list, and a button where other filters stay, also of its kind', async () => {
  const label = 'Used Honda cars';
  expect(linksTo(await page('/inventory'), '/inventory?make=Honda#results')).toContain(label);
  const other = await page('/inventory?make=Tata');
  expect(buttonsTo(other, '/inventory?make=Tata&make=Honda#results')).toEqual([label]);
  expect(texts(other, '.facet-links [aria-current=true]')).toEqual(['Used Tata cars']);
  expect(linksTo(other, '/inventory#results')).toContain('Used Tata cars');
  const priced = await page('/inventory?maxPrice=600000');
  expect(texts(priced, '.facet-links a')).not.toContain(label);
  expect(buttonsTo(priced, '/inventory?make=Honda&maxPrice=600000#results')).toEqual([label]);
});

it('the price of an instalment has a tag with its down payment, which the form without scripts leaves out', async () => {
  const html = await page('/inventory?maxPrice=640000&down=100000&delhi=2033');
  expect(texts(html, 'h2')[0]).toBe('8 Premium Cars Available');
  expect(buttonsTo(html, '/inventory?maxPrice=640000&down=100000#results')).toEqual([
    'Remove In Delhi until 2033 or later ×',
  ]);
  expect(linksTo(html, '/inventory?delhi=2033#results')).toEqual([
    'Remove up to ₹6.4 lakh with ₹1 lakh down ×',
  ]);
  expect(values(html, '.filter-bar input[type=hidden]', 'name')).toEqual(['delhi']);
});

it('only single filters are links among those that narrow the list, and the others are behind "More"', async () => {
  const html = await page('/inventory');
  expect(texts(html, '.narrowings > .tags a')).toEqual([
    'Under ₹3 lakh 7',
    'Under ₹6 lakh 17',
    'Automatic 10',
    'Manual 24',
    'Petrol 23',
    'Diesel 7',
    'In Delhi until 2035 or later 6',
  ]);
  expect(buttonsTo(html, '/inventory?fuel=Petrol+%2B+CNG&fuel=CNG#results')).toEqual(['CNG 4']);
  expect(texts(html, '.narrowings summary')).toEqual(['More']);
  const price = '/inventory?maxPrice=630000&down=100000#results';
  expect(buttonsTo(html, price)).toEqual(['Up to ₹12,000 a month, ₹1 lakh down 19']);
});

describe('with SITE_QUIRKS=fix', () => {
  it('the list is sorted, no filter is counted when none is set, and lakh are called lakh', async () => {
    const html = await fixed.page('/inventory?sort=price-low');
    expect(titles(html).slice(0, 2)).toEqual(['2006 Honda City ZX GXi', '2012 Chevrolet Beat LT']);
    for (const words of ['Filters (0)', '0.0L ₹0.00 - ₹13.99L 14.0L']) expect(textOf(html)).toContain(words);
  });

  it('a search understands prices, and shows each part as a tag', async () => {
    const html = await fixed.page('/inventory?search=automatic+below+6+lakh');
    expect(texts(html, '.car-card h3')).toHaveLength(4);
    expect(targetOf(html, 'Remove Automatic ×')).toBe('/inventory?search=below+6+lakh#results');
    expect(targetOf(html, 'Remove up to ₹6,00,000 ×')).toBe('/inventory?search=automatic#results');
  });

  it('a search reads what cars have, which the stock of a site without it has too', async () => {
    const html = await fixed.page('/inventory?search=push-button+start');
    expect(texts(html, '.car-card h3')).toHaveLength(8);
  });
});
