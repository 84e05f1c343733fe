import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, links, part } from '../html.ts';
import { makeApp } from '../make-app.ts';

const directions =
  'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/contact').expect(200)).text;
});

describe('GET /contact', () => {
  it('has a form that enforces two fields', () => {
    const form = part(html, '<form name="contact"');
    expect(
      elements(form, 'input').map(({ attributes: { name, type, required } }) => [name, type, required]),
    ).toEqual([
      ['firstName', 'text', ''],
      ['lastName', 'text', undefined],
      ['email', 'email', undefined],
      ['phone', 'tel', undefined],
    ]);
    expect(elements(form, 'textarea')[0]?.attributes).toMatchObject({
      name: 'text',
      rows: '5',
      required: '',
    });
  });

  it('offers the departments by their slugs', () => {
    const options = elements(html, 'option').map(({ attributes, text }) => [attributes.value, text]);
    expect(options).toEqual([
      ['', 'Select a department'],
      ['sales-inquiry', 'Sales Inquiry'],
      ['service-appointment', 'Service Appointment'],
      ['parts-department', 'Parts Department'],
      ['finance-questions', 'Finance Questions'],
      ['trade-in-evaluation', 'Trade-in Evaluation'],
      ['general-information', 'General Information'],
    ]);
  });

  it('embeds a map, 450 high, that loads lazily', () => {
    expect(elements(html, 'iframe')[0]?.attributes).toMatchObject({
      src: 'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed',
      height: '450',
      loading: 'lazy',
      title: 'Map: Utsav Motors showroom',
    });
  });

  it('links to directions in a new tab', () => {
    const ways = elements(html, 'a').filter(({ attributes }) => attributes.target === '_blank');
    expect(ways.map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['Open the map in Google Maps', directions],
      ['By metro or bus', `${directions}&travelmode=transit`],
      ['Get Directions', directions],
    ]);
  });
});

describe('GET /contact about cars', () => {
  const fields = async (query: string) => {
    const { text } = await request(makeApp().app).get(`/contact${query}`).expect(200);
    const chosen = elements(text, 'option').filter(({ attributes }) => 'selected' in attributes);
    const [, message] = /<textarea[^>]*>\n?([^<]*)/.exec(text) ?? [];
    return [message, ...chosen.map(({ attributes }) => attributes.value)];
  };

  it('fills the message and chooses Sales Inquiry', async () => {
    expect(await fields('?car=1')).toEqual([
      'Is the 2020 Hyundai Creta SX (₹11,25,000) still available?',
      'sales-inquiry',
    ]);
    expect(await fields('?cars=34,99,1')).toEqual([
      'Are these cars still available?\n2019 Tata Tiago XZ (₹4,35,000)\n2020 Hyundai Creta SX (₹11,25,000)',
      'sales-inquiry',
    ]);
  });

  it('asks about a car that has a page but is in no list', async () => {
    expect(await fields('?car=3')).toEqual([
      'Is the 2018 Maruti Suzuki Ciaz Alpha (₹7,45,000) still available?',
      'sales-inquiry',
    ]);
  });

  it('carries the question to WhatsApp and e-mail without scripts', async () => {
    const waysOut = async (query: string) => {
      const { text } = await request(makeApp().app).get(`/contact${query}`).expect(200);
      return links(part(text, '<div class="without-script"><p>')).map(([, href]) =>
        decodeURIComponent(href ?? ''),
      );
    };
    expect(await waysOut('?car=1')).toEqual([
      'https://wa.me/910000000000?text=*New Inquiry From Website*\nIs the 2020 Hyundai Creta SX (₹11,25,000) still available?',
      'mailto:hello@utsavmotors.example?subject=Sales Inquiry&body=Is the 2020 Hyundai Creta SX (₹11,25,000) still available?',
    ]);
    expect(await waysOut('')).toEqual([
      'https://wa.me/910000000000?text=*New Inquiry From Website*',
      'mailto:hello@utsavmotors.example',
    ]);
  });

  it('prepares an exchange, for a car in stock or for any', async () => {
    const blanks = 'Make and model: \nYear: \nKilometres: \nOwner (1st, 2nd, 3rd): ';
    expect(await fields('?about=exchange&car=27')).toEqual([
      `I would like to exchange my car for the 2018 Honda Amaze VX (₹5,85,000).\n${blanks}`,
      'trade-in-evaluation',
    ]);
    expect(await fields('?about=exchange')).toEqual([
      `I would like to exchange my car.\n${blanks}`,
      'trade-in-evaluation',
    ]);
    expect(await fields('?about=weather')).toEqual(['']);
  });

  it('ignores an unknown car', async () => {
    for (const query of ['?car=99', '?cars=99,x', '?car=', '']) expect(await fields(query)).toEqual(['']);
  });
});
