import { describe, expect, it } from 'vitest';
import { texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

describe('GET /contact', () => {
  it('offers the departments by their slugs', async () => {
    expect(values(await page('/contact'), 'option', 'value').join(' ')).toBe(
      ' sales-inquiry service-appointment parts-department finance-questions trade-in-evaluation general-information',
    );
  });

  it('opens the map and the directions in a new tab', async () => {
    expect(texts(await page('/contact'), 'a[target=_blank]')).toEqual([
      'Open the map in Google Maps',
      'By metro or bus',
      'Get Directions',
    ]);
  });
});

describe('GET /contact about cars', () => {
  const fields = async (query: string) => {
    const text = await page(`/contact${query}`);
    const [, message] = /<textarea[^>]*>\n?([^<]*)/.exec(text) ?? [];
    return [message, ...values(text, 'option[selected]', 'value')];
  };
  const blanks = 'Make and model: \nYear: \nKilometres: \nOwner (1st, 2nd, 3rd): ';

  it.each([
    ['?car=1', 'sales-inquiry', 'Is the 2020 Hyundai Creta SX (₹11,25,000) still available?'],
    // A car that has a page but is in no list.
    ['?car=3', 'sales-inquiry', 'Is the 2018 Maruti Suzuki Ciaz Alpha (₹7,45,000) still available?'],
    [
      '?cars=34,99,1',
      'sales-inquiry',
      'Are these cars still available?\n2019 Tata Tiago XZ (₹4,35,000)\n2020 Hyundai Creta SX (₹11,25,000)',
    ],
    [
      '?about=exchange&car=27',
      'trade-in-evaluation',
      `I would like to exchange my car for the 2018 Honda Amaze VX (₹5,85,000).\n${blanks}`,
    ],
    ['?about=exchange', 'trade-in-evaluation', `I would like to exchange my car.\n${blanks}`],
  ])('%s chooses %s and fills the message', async (query, department, message) => {
    expect(await fields(query)).toEqual([message, department]);
  });

  it('carries the question to WhatsApp and e-mail without scripts', async () => {
    const waysOut = async (query: string) => {
      const hrefs = values(await page(`/contact${query}`), '.without-script a', 'href');
      return hrefs.map((href = '') => decodeURIComponent(href));
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

  it.each(['?car=99', '?cars=99,x', '?car=', '?about=weather', ''])('%j fills in nothing', async (query) => {
    expect(await fields(query)).toEqual(['']);
  });
});
