import { describe, expect, it } from 'vitest';
import { buttonsTo, canonicalsOf, elements, linksTo, listForms, targetOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

describe('GET /inventory?cars=', () => {
  it('compares the cars in the order of the URL, above the list, and ignores unknown ids', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40,99,45,27');
    const table = texts(shared, 'tr');
    expect(table.map((row) => row.replace(/ Can be driven.*/, ''))).toEqual([
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
      'Boot 400 litres 354 litres 419 litres',
      // The same for all: last.
      'Fuel Petrol Petrol Petrol',
      'Transmission Automatic Automatic Automatic',
    ]);
    expect(shared.indexOf('<table')).toBeLessThan(shared.indexOf('1 Premium Cars'));
    expect(linksTo(shared, '/car/27')).toEqual(['2018 Honda Amaze VX']);
    expect(listForms(shared)).toContainEqual(
      expect.objectContaining({ href: '/inventory?make=Kia&cars=27,45', label: 'Remove 2016 Honda Jazz V' }),
    );
    expect(linksTo(shared, '/contact?cars=27,40,45')).toEqual(['Ask about these']);
    expect(linksTo(shared, '/about?fuel=Petrol&year=2016&norm=BS-IV#delhi-answer')).toEqual([
      'Papers and rules',
    ]);
    expect(canonicalsOf(shared)).toEqual(['https://www.utsavmotors.example/inventory']);
  });

  it('has a WhatsApp link with a line per car and the URL of the list alone', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40');
    expect(targetOf(shared, 'Send on WhatsApp')).toBe(
      'https://api.whatsapp.com/send?text=2018 Honda Amaze VX (₹5,85,000)\n2016 Honda Jazz V (₹4,75,000)\nhttps://www.utsavmotors.example/inventory?cars=27,40',
    );
  });

  it('marks no value as the best where all cars have the same, or of one car, which need not be in the list', async () => {
    expect(texts(await page('/inventory?cars=27,45'), 'tr')).toContain('Year 2018 2018');
    const rows = texts(await page('/inventory?cars=3'), 'tr');
    expect(rows[0]).toBe('2018 Maruti Suzuki Ciaz Alpha');
    expect(rows.join()).not.toMatch(/Lowest|Newest|Fewest/);
  });

  it('stays when filters change, also in the plain form, which keeps values it has no field for', async () => {
    const shared = await page('/inventory?fuel=CNG&cars=27,40&year=2016-2018&search=ertiga');
    const hidden = elements(shared, 'form[name=filters] input[type=hidden]').map(
      ({ attributes: { name, value } }) => `${name}=${value}`,
    );
    expect(hidden.join(' ')).toBe('fuel=CNG cars=27,40');
    expect(values(shared, 'form[name=filters] option[selected]', 'value')).toContain('2016-2018');
    expect(buttonsTo(shared, '/inventory?fuel=CNG&year=2016-2018&cars=27,40#results')).toEqual([
      'Remove "ertiga" ×',
      'Any words: 1 car',
    ]);
    expect(buttonsTo(shared, '/inventory?cars=27,40#results')).toEqual(['Clear All Filters']);
  });
});
