import { describe, expect, it } from 'vitest';
import { ownCars, ownDealer } from '../../own-site.ts';
import { jsonLd, metaOf, targetOf, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { stockOfApp } from '../stock-of-app.ts';

const sold = { 107: '2031-10-19', 108: '2031-09-10' };
const { get, page } = makeApp({}, stockOfApp(ownCars(sold), ownDealer));

const carsIn = (text: string) => [...new Set(text.match(/(?<=\/car\/)\d+(?=["<])/g))].toSorted();

describe('a site of a dealer’s stock', () => {
  it('lists sixty cars per page, and the first three on the home page', async () => {
    const inventory = carsIn(await page('/inventory'));
    expect(inventory).toHaveLength(60);
    expect(carsIn(await page('/inventory?page=2'))).toHaveLength(2);
    expect(texts(await page('/inventory'), '.page-links .page-links__page').join(' ')).toBe('1 2');
    expect(inventory.slice(0, 6)).toEqual(['101', '102', '103', '104', '105', '201']);
    expect(carsIn(await page('/'))).toEqual(['101', '102', '103']);
    expect(texts(await page('/car/1', 404), 'h1')).toEqual(['Car Not Found']);
  });

  it('has a sitemap of its cars for sale, in which the list changed on the day of the last sale', async () => {
    const sitemap = await page('/sitemap.xml');
    expect(carsIn(sitemap)).toHaveLength(62);
    expect(sitemap).not.toMatch(/\/car\/10[78]</);
    expect(sitemap).toContain('/inventory</loc><lastmod>2031-10-19</lastmod>');
  });

  it('has its brand and texts', async () => {
    const home = await page('/');
    expect(texts(home, 'title')).toEqual(['गाड़ी घर Gurugram | Used Cars']);
    expect(texts(home, 'h1')).toEqual(['चुनी हुई गाड़ियाँ']);
    expect(textOf(home)).toContain('गाड़ी घर welcomes you.');
    expect(textOf(home)).toContain('Two brothers and a yard: that is गाड़ी घर.');
    expect(jsonLd(home)[1]).toMatchObject({
      address: { streetAddress: '1 Old Railway Road, Sector 14', addressLocality: 'Gurugram' },
    });
    const about = await page('/about');
    expect(textOf(about)).toContain('Est. 2024');
    expect(texts(about, 'dt')[0]).toBe('Cars sold');
    expect(textOf(await page('/contact'))).toContain('MG Road');
  });
});

it('claims nothing that the dealer has not entered', async () => {
  const car = textOf(await page('/car/102'));
  for (const word of ['EMI', 'Hold it', 'Insurance', 'mechanic', 'Equipment', 'Payment'])
    expect(car).not.toContain(word);
  expect(texts(await page('/about'), 'h3')).not.toContain('Paying for a car, and holding it');
  expect(await page('/contact')).not.toContain('class="call-note"');
});

it('a sold car keeps its page for a while, with three similar cars, and a message that asks for one', async () => {
  const html = await page('/car/107');
  expect(texts(html, 'title')).toEqual(['2019 Honda City ZX - Sold | गाड़ी घर Gurugram']);
  expect(metaOf(html).robots).toBe('noindex, follow');
  expect(jsonLd(html)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  expect(texts(html, 'h1')).toEqual(['Sold: 2019 Honda City ZX']);
  expect(texts(html, 'h2')).not.toContain('Interested in this vehicle?');
  // One heart per similar car, none for the sold one.
  expect(html.match(/aria-label="Add to favorites"/g)).toHaveLength(3);
  expect(values(html, '.car-card__link', 'href')).toEqual(['/car/105', '/car/104', '/car/103']);
  expect(targetOf(html, 'Tell me when one arrives')).toBe(
    'https://wa.me/911123456789?text=Please tell me when a car like the 2019 Honda City ZX arrives. https://www.gaadi.example/car/107',
  );
  expect(html).not.toContain('Ask for photos');
});

describe('a shortlist with sold cars', () => {
  const city = '2019 Honda City ZX';
  const oneLink = ['/car/107'];

  it.each([
    [
      '101,107,102',
      `2 cars side by side 1 of the 3 cars in this link is no longer for sale: ${city}.`,
      oneLink,
    ],
    // 108 was sold long ago, so it has no page.
    ['101,107,108', `1 car 2 of the 3 cars in this link are no longer for sale: ${city}, ${city}.`, oneLink],
    // 999 has left the stock.
    ['101,107,999', `2 of the 3 cars in this link are no longer for sale, among them ${city}.`, oneLink],
    ['999,101', 'Shortlist: 1 car 1 of the 2 cars in this link is no longer for sale.', []],
    ['107', `Shortlist The car in this link is no longer for sale: ${city}.`, oneLink],
    ['107,999', 'Shortlist Both cars in this link are no longer for sale, among them', oneLink],
    ['107,998,999', 'All 3 cars in this link are no longer for sale, among them', oneLink],
  ])('names them, and links to their pages: %s', async (ids, words, links) => {
    const html = await page(`/inventory?cars=${ids}`);
    // textOf puts a blank between two elements.
    expect(textOf(html).replace(/ ([.,])/g, '$1')).toContain(words);
    expect(values(html, '.shortlist__sold a', 'href')).toEqual(links);
  });

  it.each(['', '101,102', 'x,__proto__,../,'])('does not mention them if there are none: %j', async (ids) => {
    expect(await page(`/inventory?cars=${ids}`)).not.toContain('no longer for sale');
  });

  it('compares at most twelve cars, each once and in the order of the link', async () => {
    const ids = Array.from({ length: 14 }, (_, index) => 220 - index);
    const html = await page(`/inventory?cars=220,219,${ids.join('%2C')}`);
    const first = ids.slice(0, 12).map((id) => `/car/${id}`);
    expect(values(html, '.shortlist__car', 'href')).toEqual(first);
  });

  it('compares only the cars for sale, and counts at most twelve others', async () => {
    const others = Array.from({ length: 99 }, (_, id) => id + 900);
    const html = await page(`/inventory?cars=101,107,102,${others.join()}`);
    expect(textOf(html)).toContain('12 of the 14 cars in this link are no longer for sale, among them');
    expect(values(html, '.shortlist__car', 'href')).toEqual(['/car/101', '/car/102']);
    expect(values(html, '.shortlist__out', 'href')).toEqual(['/inventory?cars=102', '/inventory?cars=101']);
  });
});

it('a car that was sold long ago is gone', async () => {
  const { status, headers, text } = await get('/car/108');
  expect([status, texts(text, 'h1')]).toEqual([410, ['Car Not Found']]);
  expect(headers['cache-control']).toContain('s-maxage=60');
});
