import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges, cards, elements, links, part, terms, textOf, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('GET /car/1', () => {
  it('has the seasonal decoration', () => {
    expect(textOf(part(html, '<p class="ribbon"'))).toBe(
      '🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉',
    );
    expect(textOf(part(html, '<p class="badge'))).toBe('Festive Special Deal');
  });

  it('has a link back, a heart and a share button', () => {
    const header = part(html, '<div class="detail-header"');
    expect(links(header)).toEqual([['Back to Inventory', '/inventory']]);
    const labels = elements(header, 'button').map(({ attributes }) => attributes['aria-label']);
    expect(labels).toEqual(['Add to favorites', 'Share']);
  });

  it('shows title, price, crossed-out price and three facts', () => {
    expect(texts(html, 'h1')).toEqual(['2020 Hyundai Creta SX']);
    expect(textOf(part(html, '<p class="summary__price"'))).toBe('₹11,25,000 ₹11,99,000');
    expect(texts(part(html, '<p class="summary__price"'), 's')).toEqual(['₹11,99,000']);
    expect(texts(part(html, '<ul class="chips"'), 'li')).toEqual(['1st Owner', '38,500 km', '2020']);
  });

  it('shows the description', () => {
    expect(textOf(part(html, '<p class="description__text"'))).toMatch(
      /^The second-generation Creta was the car half of Delhi queued for, and this SX shows why\. /,
    );
  });

  it('has a badge for each key feature', () => {
    expect(texts(html, 'h2')).toContain('Key Features:');
    expect(texts(part(html, '<ul class="chips chips--gold"'), 'li')).toEqual([
      'Panoramic Sunroof',
      'Bose Sound System',
      '10.25-inch Touchscreen',
      'Reverse Camera',
      'Full Service History',
      'Single Owner',
    ]);
  });

  it('has four tiles', () => {
    expect(terms(part(html, '<dl class="tiles"'))).toEqual([
      ['Year', '2020'],
      ['Kilometers', '38,500 km'],
      ['Fuel Type', 'Petrol'],
      ['Transmission', 'Manual'],
    ]);
  });

  it('names the gearbox three times: in the description, a tile and the specifications', () => {
    expect(textOf(part(html, '<article')).match(/manual/gi)).toHaveLength(3);
  });

  it('says whether the car may be driven in Delhi, by which order, and links to the source', () => {
    const note = part(html, '<details class="delhi-note"');
    expect(textOf(note)).toMatch(/^No age limit in Delhi NCR before 2035\. .* order of 17 December 2025 /);
    expect(links(note)).toEqual([
      ['Papers and rules', '/about?fuel=Petrol&year=2020&norm=BS-VI#delhi-answer'],
    ]);
  });

  it('shows three similar cars, nearest in price', () => {
    expect(texts(html, 'h2')).toContain('Similar Cars');
    expect(cards(html).map((card) => texts(card, 'h3')[0])).toEqual([
      '2022 Hyundai Venue SX Turbo',
      '2021 Kia Seltos HTK Plus',
      '2020 MG Hector Smart',
    ]);
  });

  it('lists every specification with its key in words', () => {
    expect(texts(html, 'h2')).toContain('Specifications');
    expect(terms(part(html, '<section class="panel specifications"'))).toEqual([
      ['Engine', '1.5-litre MPi petrol'],
      ['Displacement', '1497 cc'],
      ['Cylinders', '4'],
      ['Power', '113 bhp @ 6300 rpm'],
      ['Torque', '144 Nm @ 4500 rpm'],
      ['Transmission', '6-speed manual'],
      ['Drivetrain', 'Front-wheel drive'],
      ['Fuel Type', 'Petrol'],
      ['Mileage', '16.8 km/l (ARAI)'],
      ['Seating', '5'],
      ['Color', 'Polar White'],
      ['Dimensions', '4300 x 1790 x 1635 mm'],
      ['Boot Space', '433 litres'],
      ['Fuel Tank', '50 litres'],
      ['Ground Clearance', '190 mm'],
      ['Safety Rating', '3 stars (Global NCAP, 2022)'],
    ]);
  });
});

describe('GET /car/:id', () => {
  it('shows car 1 without an id, for /car/1', async () => {
    for (const path of ['/car', '/car/']) {
      const text = await page(path);
      expect(texts(text, 'h1')).toEqual(['2020 Hyundai Creta SX']);
      expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/1"/>');
    }
  });

  it('shows no crossed-out price, badge or highlights for a car without them', async () => {
    const text = await page('/car/7');
    expect(texts(part(text, '<p class="summary__price"'), 's')).toEqual([]);
    expect(badges(text)).toEqual(['Diwali Special']);
    expect(textOf(text)).not.toContain('Key Features:');
  });

  it('shows the detail record if it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf(await page('/car/11'))).toContain('2017 Toyota Innova Crysta 2.4 VX ₹13,15,000');
  });

  it('says of a car past its limit that it is for use elsewhere, also on its card', async () => {
    const outside = await page('/car/33');
    expect(textOf(part(outside, '<details class="delhi-note delhi-note--outside"'))).toMatch(
      /^Not for use in Delhi NCR\. /,
    );
    const list = await page('/inventory');
    const marked = cards(list).filter((card) => textOf(card).includes('For use outside Delhi NCR'));
    expect(marked.map((card) => texts(card, 'h3')[0])).toEqual([
      '2009 Hyundai i10 Magna',
      '2010 Maruti Suzuki SX4 ZXI',
      '2006 Honda City ZX GXi',
    ]);
  });

  it('marks a car whose age limit is this year', async () => {
    const note = part(await page('/car/28'), '<details class="delhi-note delhi-note--ending"');
    expect(textOf(note)).toMatch(/^Protected in Delhi NCR as BS-IV\. .* reaches the old limit for /);
  });

  it('shows the 42 cars that have a page, and no number plate', async () => {
    const ids =
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 30 31 32 33 35 37 38 39 40 41 42 43 44 45 46'.split(
        ' ',
      );
    for (const id of ids) expect(await page(`/car/${id}`), `car ${id}`).not.toContain('DL 00');
  });
});
