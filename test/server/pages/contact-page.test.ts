import { describe, expect, it } from 'vitest';
import { texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

it('GET /contact offers the departments by their slugs, opens maps in a new tab, and has a message of five rows and a lazy map', async () => {
  const html = await page('/contact');
  expect(values(html, 'option', 'value').join(' ')).toBe(
    ' sales-inquiry service-appointment parts-department finance-questions trade-in-evaluation general-information',
  );
  expect(texts(html, 'main a[target=_blank]').join()).toBe(
    '+91 00000 00000,Directions by metro or bus,Get Directions',
  );
  expect(values(html, 'textarea', 'rows')).toEqual(['5']);
  expect(values(html, 'iframe[loading=lazy]', 'height')).toEqual(['450']);
});

it('GET /contact names the languages below the telephone number, each marked as its own', async () => {
  const html = await page('/contact');
  expect(texts(html, '.info-card [href^="tel:"] + .call-note')).toEqual(['हिन्दी · English']);
  expect(values(html, '.call-note [lang]', 'lang')).toEqual(['hi', 'en']);
});

describe('GET /contact about cars', () => {
  const fields = async (query: string) => {
    const html = await page(`/contact${query}`);
    const [, message] = /<textarea[^>]*>\n?([^<]*)/.exec(html) ?? [];
    return [message, ...values(html, 'option[selected]', 'value')];
  };
  const creta = '2020 Hyundai Creta SX (₹11,25,000)';
  const site = 'https://www.utsavmotors.example';
  const question = `Is the ${creta} still available? ${site}/car/1`;
  // Car 3 has a page, but is in no list.
  const ciaz = '2018 Maruti Suzuki Ciaz Alpha (₹7,45,000)';
  const cars = `Are these cars still available?\n${ciaz}\n${creta}\n${site}/inventory?cars=3,1`;
  const facts = '\nMake and model: \nYear: \nKilometres: \nOwner (1st, 2nd, 3rd): ';
  const exchange = 'I would like to exchange my car';

  it.each([
    ['?car=3', 'sales-inquiry', `Is the ${ciaz} still available? ${site}/car/3`],
    ['?cars=3,99,1', 'sales-inquiry', cars],
    ['?about=exchange&car=1', 'trade-in-evaluation', `${exchange} for the ${creta}. ${site}/car/1${facts}`],
    ['?about=exchange', 'trade-in-evaluation', `${exchange}.${facts}`],
  ])('%s chooses %s and fills in the message', async (query, department, message) => {
    expect(await fields(query)).toEqual([message, department]);
  });

  it.each([
    ['?car=1', `\n${question}`, `?subject=Sales Inquiry&body=${question}`],
    ['', '', ''],
  ])('%j carries the question to WhatsApp and e-mail without scripts', async (query, text, mail) => {
    const hrefs = values(await page(`/contact${query}`), '.without-script a', 'href');
    expect(hrefs.map((href = '') => decodeURIComponent(href))).toEqual([
      `https://wa.me/910000000000?text=*New Inquiry From Website*${text}`,
      `mailto:hello@utsavmotors.example${mail}`,
    ]);
  });

  it.each(['?car=99', '?cars=99,x', '?about=weather'])('%j fills in nothing', async (query) => {
    expect(await fields(query)).toEqual(['']);
  });
});
