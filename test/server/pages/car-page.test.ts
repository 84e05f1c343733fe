import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges, cards, elements, links, linksTo, part, terms, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('GET /car/1', () => {
  it('is dressed for the season', () => {
    expect(textOf(part(html, '<p class="ribbon"'))).toBe(
      '🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉',
    );
    expect(textOf(part(html, '<p class="badge'))).toBe('Festive Special Deal');
  });

  it('leads back, and has a heart and a share button', () => {
    const header = part(html, '<div class="detail-header"');
    expect(links(header)).toEqual([['Back to Inventory', '/inventory']]);
    const labels = elements(header, 'button').map(({ attributes }) => attributes['aria-label']);
    expect(labels).toEqual(['Add to favorites', 'Share']);
  });

  it('shows four large pictures in a strip, each a link to its file, with their badges', () => {
    const large = part(html, '<div class="gallery__main"');
    expect(badges(large)).toEqual(['Diwali Special', 'Featured']);
    const strip = part(large, '<ul class="picture-strip"');
    expect(elements(strip, 'a').map(({ attributes: { href } }) => href?.replace(/\.\w+\.webp/, ''))).toEqual([
      '/assets/cars/1/1-1200',
      '/assets/cars/1/2-1200',
      '/assets/cars/1/3-1200',
      '/assets/cars/1/4-1200',
    ]);
    expect(elements(strip, 'img').map(({ attributes }) => [attributes.alt, attributes.loading])).toEqual([
      ['Illustration: Polar White Hyundai Creta SX, front three-quarter view', 'eager'],
      ['Illustration: Polar White Hyundai Creta SX, side view', 'lazy'],
      ['Illustration: Polar White Hyundai Creta SX, rear three-quarter view', 'lazy'],
      ['Illustration: Polar White Hyundai Creta SX, front view', 'lazy'],
    ]);
  });

  it('has four thumbnails, the first selected', () => {
    const thumbnails = elements(part(html, '<div class="gallery__thumbnails'), 'button');
    expect(thumbnails.map(({ attributes }) => attributes['aria-pressed'])).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });

  it('tells title, price, crossed-out price and three facts', () => {
    expect(texts(html, 'h1')).toEqual(['2020 Hyundai Creta SX']);
    expect(textOf(part(html, '<p class="summary__price"'))).toBe('₹11,25,000 ₹11,99,000');
    expect(texts(part(html, '<p class="summary__price"'), 's')).toEqual(['₹11,99,000']);
    expect(texts(part(html, '<ul class="chips"'), 'li')).toEqual(['1st Owner', '38,500 km', '2020']);
  });

  it('describes the car', () => {
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

  it('gives an example of a month’s cost, by a form of its own', () => {
    const cost = part(html, '<details class="monthly-cost"');
    expect(textOf(part(cost, '<summary'))).toBe('about ₹20,300 a month');
    expect(terms(cost)).toEqual([
      ['A month', '₹20,300'],
      ['Down payment', '₹2,25,000'],
      ['Loan', '₹9,00,000'],
      ['Interest in all', '₹3,18,000'],
    ]);
    expect(part(cost, '<form')).toContain('action="/car/1#month"');
    expect(textOf(cost)).toContain('at 12.5% a year. The bank decides');
    expect(cost).not.toContain(' open=""');
  });

  it('says what a buyer gets, what is not in the price, and what there is to pay in all', () => {
    expect(terms(part(html, '<section class="offer"'))).toEqual([
      ['Warranty', '6 months or 10,000 km, on engine and gearbox'],
      ['Return', 'Within 5 days or 300 km, for the full price'],
      ['RC transfer', 'We hand in Forms 29 and 30 and bring you the RC'],
      ['Second key', 'Where the sheet says one key, we have a second one made'],
      ['Documents', 'RC, insurance, PUC, service book, Form 35 where there was a loan'],
      ['RC transfer fee, not in the price', '₹7,500'],
      ['Insurance, first year, not in the price', '₹9,800'],
      ['To pay in all', '₹11,42,300'],
    ]);
  });

  it('leads from a line near the price to the inspection sheet, which names each fault and its place', () => {
    expect(linksTo(html, '#inspection')).toEqual(['Inspected on 3 November: 2 faults named']);
    const sheet = part(html, '<section class="panel inspection"');
    expect(texts(part(sheet, '<ol'), 'li')).toEqual([
      'front bumper: repainted, a shade apart in low sun',
      'left rear wheel: kerb mark on the rim, 6 cm',
    ]);
    expect(elements(sheet, 'svg').map(({ attributes }) => attributes['aria-label'])).toEqual([
      'Left side: 2 left rear wheel',
      'Top: 1 front bumper',
    ]);
    expect(terms(sheet)).toContainEqual(['Brakes', 'worn front pads at 5 mm']);
    expect(terms(sheet)).toContainEqual([
      'Tyres, tread',
      'front left 6 mm, front right 6 mm, rear left 6 mm, rear right 6 mm',
    ]);
    expect(terms(sheet)).toContainEqual(['Keys', '2']);
  });

  it('asks on WhatsApp for a drive on one of the next days, and for a video; offers an exchange', () => {
    const section = part(html, '<section class="panel come-and-drive"');
    const asked = links(section).map(([text, href]) => [
      text,
      decodeURIComponent(href?.split('?text=')[1] ?? ''),
    ]);
    expect(asked.slice(0, 2)).toEqual([
      [
        'Mon 23 Nov',
        'Could I drive the 2020 Hyundai Creta SX on Monday 23 November? https://www.utsavmotors.example/car/1',
      ],
      [
        'Tue 24 Nov',
        'Could I drive the 2020 Hyundai Creta SX on Tuesday 24 November? https://www.utsavmotors.example/car/1',
      ],
    ]);
    expect(asked).toHaveLength(9);
    expect(asked[7]?.[1]).toBe(
      'Could you send me a video of the inside and the odometer of the 2020 Hyundai Creta SX? https://www.utsavmotors.example/car/1',
    );
    expect(linksTo(section, '/contact?about=exchange&car=1')).toEqual(['Exchange your car']);
  });

  it('says whether the car may be driven in Delhi, by which order, and where to read more', () => {
    const note = part(html, '<p class="delhi-note"');
    expect(textOf(note)).toMatch(/no age limit in Delhi NCR before 2035; .* order of 17 December 2025 /);
    expect(links(note)).toEqual([['Papers and rules', '/about?fuel=Petrol&year=2020&norm=BS-VI#papers']]);
  });

  it('calls, writes and asks', () => {
    expect(links(part(html, '<div class="button-row summary__actions"'))).toEqual([
      ['Call Now', 'tel:+910000000000'],
      [
        'Email Inquiry',
        'mailto:hello@utsavmotors.example?subject=Inquiry%20about%202020%20Hyundai%20Creta%20SX',
      ],
      [
        'Ask on WhatsApp',
        'https://wa.me/910000000000?text=Is%20the%202020%20Hyundai%20Creta%20SX%20(%E2%82%B911%2C25%2C000)%20still%20available%3F%20https%3A%2F%2Fwww.utsavmotors.example%2Fcar%2F1',
      ],
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

  it('lists every specification under words of its key', () => {
    expect(texts(html, 'h2')).toContain('Specifications');
    expect(terms(part(html, '<dl class="specifications__list"'))).toEqual([
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

  it('asks for five things, all required, and shows what may be written', () => {
    expect(texts(html, 'h2')).toContain('Interested in this vehicle?');
    const form = part(html, '<form class="form');
    expect(texts(form, 'label')).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Phone Number',
      'Message',
    ]);
    expect(
      elements(form, 'input').map(({ attributes: { name, type, required } }) => [name, type, required]),
    ).toEqual([
      ['firstName', 'text', ''],
      ['lastName', 'text', ''],
      ['email', 'email', ''],
      ['phone', 'tel', ''],
    ]);
    expect(elements(form, 'textarea')[0]?.attributes).toMatchObject({
      name: 'message',
      rows: '4',
      placeholder: "I'm interested in this 2020 Hyundai Creta SX. Please contact me with more details.",
      required: '',
    });
    expect(texts(form, 'button')).toEqual(['Send Inquiry']);
  });

  it('tells where the car stands, and shows the way', () => {
    const card = part(html, '<section class="panel showroom-card"');
    expect(textOf(card)).toMatch(
      /^Vehicle Location Available at our showroom: Utsav Motors 108 Deepotsav Marg, Karol Bagh, New Delhi 110005/,
    );
    expect(textOf(card)).toContain('Metro: Karol Bagh (Blue Line), exit 4: 7 minutes on foot Parking: Free');
    expect(links(card)).toEqual([
      [
        'By metro or bus',
        'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&travelmode=transit',
      ],
      [
        'Get Directions',
        'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005',
      ],
    ]);
  });
});

describe('GET /car/27?down=…&months=…', () => {
  it('takes the down payment and the months from the address, and stays the page of the car', async () => {
    const text = await page('/car/27?down=30&months=48');
    const cost = part(text, '<details class="monthly-cost"');
    expect(cost).toContain(' open=""');
    expect(terms(cost)).toEqual([
      ['A month', '₹10,900'],
      ['Down payment', '₹1,75,500'],
      ['Loan', '₹4,09,500'],
      ['Interest in all', '₹1,13,700'],
    ]);
    expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/27"/>');
  });
  it('falls back where a value makes no sense', async () => {
    const cost = part(await page('/car/27?down=99&months=x'), '<details class="monthly-cost"');
    expect(textOf(part(cost, '<summary'))).toBe('about ₹10,600 a month');
  });
});

describe('GET /car/:id without an inspection', () => {
  it('claims nothing', async () => {
    const text = await page('/car/46');
    expect(text).not.toContain('Inspected on');
    expect(text).not.toContain('Inspection sheet');
  });
  it('says that a car has no warranty', async () => {
    expect(terms(part(await page('/car/43'), '<section class="offer"'))[0]).toEqual([
      'Warranty',
      'None on this car',
    ]);
  });
});

describe('GET /car/:id', () => {
  it('shows car 1 where no id is given, by the address /car/1', async () => {
    for (const path of ['/car', '/car/']) {
      const text = await page(path);
      expect(texts(text, 'h1')).toEqual(['2020 Hyundai Creta SX']);
      expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/1"/>');
    }
  });

  it('shows no crossed-out price, badge or highlights where there are none', async () => {
    const text = await page('/car/7');
    expect(texts(part(text, '<p class="summary__price"'), 's')).toEqual([]);
    expect(badges(text)).toEqual(['Diwali Special']);
    expect(textOf(text)).not.toContain('Key Features:');
  });

  it('shows the detail record where it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf(await page('/car/11'))).toContain('2017 Toyota Innova Crysta 2.4 VX ₹13,15,000');
  });

  it('says of a car past its limit that it is for use elsewhere, also on its card', async () => {
    const outside = await page('/car/33');
    expect(textOf(part(outside, '<p class="delhi-note delhi-note--outside"'))).toMatch(
      /^Not for use in Delhi NCR: /,
    );
    const list = await page('/inventory');
    const marked = cards(list).filter((card) => textOf(card).includes('For use outside Delhi NCR'));
    expect(marked.map((card) => texts(card, 'h3')[0])).toEqual([
      '2009 Hyundai i10 Magna',
      '2010 Maruti Suzuki SX4 ZXI',
      '2006 Honda City ZX GXi',
    ]);
  });

  it('shows the 42 cars that have a page, and no number plate', async () => {
    const ids =
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 30 31 32 33 35 37 38 39 40 41 42 43 44 45 46'.split(
        ' ',
      );
    for (const id of ids) expect(await page(`/car/${id}`), `car ${id}`).not.toContain('DL 00');
  });
});

describe('GET the page of an unknown car', () => {
  it('answers 404 and Car Not Found, with a way back', async () => {
    const ids = '34 0 47 21 01 1e0 1.0 +1 -1 __proto__ constructor a%20b %E0%A4%95 %3Cb%3E 99/'.split(' ');
    for (const path of [...ids.map((id) => `/car/${id}`), '/CAR/99']) {
      const { text } = await request(app).get(path).expect(404);
      expect(texts(text, 'h1'), path).toEqual(['Car Not Found']);
      expect(linksTo(text, '/inventory'), path).toContain('Back to Inventory');
    }
  });

  it('leads on to three cars that are featured', async () => {
    const { text } = await request(app).get('/car/99').expect(404);
    expect(cards(text).map((card) => texts(card, 'h3')[0])).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Honda City ZX',
    ]);
  });

  it('shows the listing of one that has no page, asks for it, and leads on to those nearest to it', async () => {
    const { text } = await request(app).get('/car/34').expect(404);
    expect(cards(text).map((card) => texts(card, 'h3')[0])).toEqual([
      '2019 Tata Tiago XZ',
      '2016 Hyundai i20 Sportz',
      '2016 Volkswagen Polo Highline',
      '2019 Maruti Suzuki WagonR LXI',
    ]);
    expect(
      linksTo(
        text,
        'https://wa.me/910000000000?text=Is%20the%202019%20Tata%20Tiago%20XZ%20(%E2%82%B94%2C35%2C000)%20still%20available%3F%20https%3A%2F%2Fwww.utsavmotors.example%2Fcar%2F34',
      ),
    ).toEqual(['Ask on WhatsApp']);
    // Its own card does not lead to where the visitor is.
    expect(linksTo(text, '/car/34')).toEqual([]);
  });
});
