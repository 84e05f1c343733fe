import { describe, expect, it } from 'vitest';
import { canonicalsOf, elements, links, linksTo, textOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

describe('GET /inventory?cars=', () => {
  it('compares the cars in the order of the URL, above the whole list, and ignores unknown ids', async () => {
    const shared = await page('/inventory?cars=27,40,99,45,27');
    const table = texts(shared, 'tr');
    expect(table.map((row) => row.replace(/ No age limit.*/, ''))).toEqual([
      '2018 Honda Amaze VX 2016 Honda Jazz V 2018 Tata Tigor XZ',
      'Price ₹5,85,000 ₹4,75,000 ₹4,65,000 Lowest',
      'A month about ₹10,600 about ₹8,600 about ₹8,400',
      'An example: 20% down, 60 months, 12.5% a year. The bank decides on the loan, the rate and the months.',
      'Year 2018 Newest 2016 2018 Newest',
      'Kilometers 44,600 km 54,300 km 40,100 km Fewest',
      'Owner 1st 2nd 1st',
      'Inspected 3 November 2026 29 October 2026 11 November 2026',
      'Faults found 2 2 1 Fewest',
      'Accident None found: paint depth even on all panels None found None found',
      'In Delhi NCR',
      'Economy 18.1 km/l (ARAI) – –',
      'Boot 400 litres – –',
      // The same for all: last.
      'Fuel Petrol Petrol Petrol',
      'Transmission Automatic Automatic Automatic',
    ]);
    expect(shared.indexOf('<table')).toBeLessThan(shared.indexOf('34 Premium Cars'));
    expect(linksTo(shared, '/car/27')).toEqual(['2018 Honda Amaze VX', 'View Details']);
    const [out] = values(shared, 'a[href="/inventory?cars=27,45"]', 'aria-label');
    expect(out).toBe('Remove 2016 Honda Jazz V');
    expect(linksTo(shared, '/contact?cars=27,40,45')).toEqual(['Ask about these']);
    expect(linksTo(shared, '/about?fuel=Petrol&year=2016&norm=BS-IV#delhi-answer')).toEqual([
      'Papers and rules',
    ]);
    expect(canonicalsOf(shared)).toEqual(['https://www.utsavmotors.example/inventory']);
  });

  it('accepts a car that has a page but is not in the list below', async () => {
    const shared = await page('/inventory?cars=3');
    expect(linksTo(shared, '/car/3')).toEqual(['2018 Maruti Suzuki Ciaz Alpha']);
    expect(textOf(shared)).toContain('34 Premium Cars');
  });

  it('marks no value as the best where all cars have the same', async () => {
    expect(texts(await page('/inventory?cars=27,45'), 'tr')).toContain('Year 2018 2018');
    expect(texts(await page('/inventory?cars=27'), 'tr').join()).not.toMatch(/Lowest|Newest|Fewest/);
  });

  it('has a WhatsApp link with a line per car and the URL of the list alone', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40');
    const [, href = ''] = links(shared).find(([text]) => text === 'Send on WhatsApp') ?? [];
    expect(decodeURIComponent(href)).toBe(
      'https://api.whatsapp.com/send?text=2018 Honda Amaze VX (₹5,85,000)\n2016 Honda Jazz V (₹4,75,000)\nhttps://www.utsavmotors.example/inventory?cars=27,40',
    );
  });

  it('stays with the filters, also in the plain form, which keeps values it has no field for', async () => {
    const shared = await page('/inventory?fuel=CNG&cars=27,40&year=2016-2018&search=ertiga');
    const hidden = elements(shared, 'form[name=filters] input[type=hidden]').map(
      ({ attributes }) => attributes,
    );
    expect(hidden.map(({ name, value }) => `${name}=${value}`).join(' ')).toBe(
      'fuel=CNG year=2016-2018 cars=27,40',
    );
    expect(linksTo(shared, '/inventory?fuel=CNG&year=2016-2018&cars=27,40#results')).toEqual([
      'Remove "ertiga" ×',
      'Without the search: 1 car',
    ]);
    expect(linksTo(await page('/inventory?cars=27&search=submarine'), '/inventory?cars=27#results')).toEqual([
      'Remove "submarine" ×',
      'Clear All Filters',
      'Without the search: 34 cars',
    ]);
  });
});
