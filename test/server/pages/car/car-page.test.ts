import { describe, expect, it } from 'vitest';
import { canonicalsOf, linksTo, part, textOf, texts, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';
import { pageOfCar } from '../../page-of-car.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('GET /car/:id', () => {
  it.each(['/car', '/car/'])('shows car 1 without an id, for /car/1: %s', async (path) => {
    const html = await page(path);
    expect(texts(html, 'h1')).toEqual(['2020 Hyundai Creta SX']);
    expect(canonicalsOf(html)).toEqual(['https://www.utsavmotors.example/car/1']);
  });

  it('shows the detail record if it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf(await page('/car/11'))).toContain('2017 Toyota Innova Crysta 2.4 VX ₹13,15,000');
  });

  it('shows no crossed-out price, badge or highlights for a car without them', async () => {
    const html = await page('/car/7');
    expect(texts(html, '.summary__price s')).toEqual([]);
    expect(texts(html, 'b.badge')).toEqual(['Diwali Special']);
    expect(textOf(html)).not.toContain('Key Features:');
  });

  it('loads its first large picture at once, the others when they are near', async () => {
    const loading = values(await page('/car/1'), '.picture-strip img', 'loading');
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  });

  // With it: test/browser/accessibility/words/car.txt.
  it('has no note about the odometer for a car without picture 4', async () => {
    const html = await pageOfCar({ pictures: { version: '53334d66', count: 3 }, images: ['1', '2', '3'] });
    expect(texts(html, 'p')).toContain('Illustrative image. The actual car may look different.');
  });

  it('offers drives on the days after today, the next Saturday first', async () => {
    const html = await page('/car/1');
    expect(texts(html, '.come-and-drive a').slice(0, 7).join()).toBe(
      'Mon 23 Nov,Tue 24 Nov,Wed 25 Nov,Thu 26 Nov,Fri 27 Nov,Sat 28 Nov,Sun 29 Nov',
    );
    expect(texts(html, 'a')).toContain('Drive it: Sat 28 Nov');
  });
});

describe('whether a car may be driven in Delhi', () => {
  it.each([
    ['/car/1', '.delhi-note', /^No age limit in Delhi NCR before 2035\. .* order of 17 December 2025 /],
    ['/car/28', '.delhi-note--ending', /^Protected in Delhi NCR as BS-IV\. .* reaches the old limit for /],
    ['/car/33', '.delhi-note--outside', /^Not for use in Delhi NCR\. /],
  ])('is said on its page: %s', async (path, note, text) => {
    expect(texts(await page(path), note)[0]).toMatch(text);
  });

  it('has a link to its rules, with the car’s own values', async () => {
    const link = '/about?fuel=Petrol&year=2020&norm=BS-VI#delhi-answer';
    expect(values(await page('/car/1'), '.delhi-note a', 'href')).toEqual([link]);
  });

  it('is marked on its card if it may not', async () => {
    const cards = texts(await page('/inventory'), '.car-card');
    const marked = cards.filter((card) => card.includes('For use outside Delhi NCR'));
    expect(marked.map((card) => /\d{4} \w+/.exec(card)?.[0])).toEqual([
      '2009 Hyundai',
      '2010 Maruti',
      '2006 Honda',
    ]);
  });
});

describe('the monthly payment of a car', () => {
  it('is an example in a form of its own, closed', async () => {
    const cost = part(await page('/car/1'), 'details.monthly-cost');
    expect(texts(cost, 'dt, dd').join()).toBe(
      'A month,₹20,300,Down payment,₹2,25,000,Loan,₹9,00,000,Interest in all,about ₹3,18,000',
    );
    expect(textOf(cost)).toContain('at 12.5% a year. The bank decides');
    expect(cost).toContain('action="/car/1#month"');
    expect(cost).not.toContain(' open=""');
  });

  it('takes down payment and months from the URL, and then is open; the canonical page stays the car’s', async () => {
    const html = await page('/car/27?down=30&months=48');
    expect(texts(html, 'details.monthly-cost[open] dd')[0]).toBe('₹10,900');
    expect(canonicalsOf(html)).toEqual(['https://www.utsavmotors.example/car/27']);
  });
});

describe('GET the page of an unknown car', () => {
  const ids = '34 0 47 21 01 1e0 1.0 +1 -1 __proto__ constructor a%20b %E0%A4%95 %3Cb%3E 99/'.split(' ');

  const paths = [...ids.map((id) => `/car/${id}`), '/CAR/99'];
  it.each(paths)('answers 404 and Car Not Found, with a link back: %s', async (path) => {
    const html = await page(path, 404);
    expect(texts(html, 'h1')).toEqual(['Car Not Found']);
    expect(linksTo(html, '/inventory')).toContain('Back to Inventory');
  });

  it('links to three featured cars', async () => {
    expect(texts(await page('/car/99', 404), '.car-card h3')).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Honda City ZX',
    ]);
  });
});
