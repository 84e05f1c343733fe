import { describe, expect, it } from 'vitest';
import { canonicalsOf, elements, linksTo, combinedLinks, targetOf, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

describe('GET /inventory?cars=', () => {
  it('replaces the list with a comparison in the order of the URL, and ignores unknown ids', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40,99,45,27');
    expect(texts(shared, 'tr')).toEqual([
      '2018 Honda Amaze VX 2016 Honda Jazz V 2018 Tata Tigor XZ',
      'Price ₹5,85,000 ₹4,75,000 ₹4,65,000 Lowest',
      'A month about ₹10,600 about ₹8,600 about ₹8,400',
      // Two cars are the newest, so neither is marked.
      'Year 2018 2016 2018',
      'Kilometers 44,600 km 54,300 km 40,100 km Fewest',
      'Owner 1st 2nd 1st',
      'Inspected 3 November 2026 29 October 2026 11 November 2026',
      'Faults found 2 2 1 Fewest',
      'Accident None found: paint depth even on all panels None found None found',
      'In Delhi NCR until 2033 protected as BS-IV until 2033',
      'Economy 18.1 km/l (ARAI) – –',
      'Boot 400 litres 354 litres 419 litres',
    ]);
    expect(texts(shared, '.shortlist__same')).toEqual([
      'The same for all Fuel Petrol Transmission Automatic',
    ]);
    expect(elements(shared, '.results, .filter-bar, .filter-toggle, .facet-links')).toEqual([]);
    expect(linksTo(shared, '/inventory?make=Kia#results')).toEqual(['Back to your search']);
    expect(linksTo(shared, '/car/27')).toEqual(['2018 Honda Amaze VX']);
    expect(combinedLinks(shared)).toContainEqual(
      expect.objectContaining({ href: '/inventory?make=Kia&cars=27,45', label: 'Remove 2016 Honda Jazz V' }),
    );
    expect(linksTo(shared, '/contact?cars=27,40,45')).toEqual(['Ask about these']);
    expect(canonicalsOf(shared)).toEqual(['https://www.utsavmotors.example/inventory']);
  });

  it('has a WhatsApp link with the cars and the URL of the shortlist, without other filters', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40');
    const text = targetOf(shared, 'Send on WhatsApp');
    expect(text).toMatch(
      /^https:\/\/api\.whatsapp\.com\/send\?text=2018 Honda Amaze VX .*example\/inventory\?cars=27,40$/s,
    );
  });

  it('marks no value as the best for a single car, which need not be in the list', async () => {
    const rows = texts(await page('/inventory?cars=3'), 'tr');
    expect(rows[0]).toBe('2018 Maruti Suzuki Ciaz Alpha');
    expect(rows.join()).not.toMatch(/Lowest|Newest|Fewest/);
  });

  it('is ignored if none of its cars is in the stock', async () => {
    const shared = await page('/inventory?fuel=CNG&cars=99&year=2016-2018&search=ertiga');
    const hidden = elements(shared, 'form[name=filters] input[type=hidden]').map(
      ({ attributes: { name, value } }) => `${name}=${value}`,
    );
    expect(hidden).toEqual(['fuel=CNG']);
    expect(values(shared, 'form[name=filters] option[selected]', 'value')).toContain('2016-2018');
    expect(linksTo(shared, '/inventory#results')).toEqual(['Clear All Filters']);
  });
});
