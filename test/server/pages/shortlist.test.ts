import { describe, expect, it } from 'vitest';
import { canonicalsOf, elements, linksTo, combinedLinks, targetOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();

describe('GET /inventory?cars=', () => {
  it('replaces the list with a comparison in the order of the URL, and ignores unknown ids', async () => {
    const shared = await page('/inventory?make=Kia&cars=27,40,99,45,27');
    expect(texts(shared, 'tr')).toEqual([
      'Amaze VX Jazz V Tigor XZ',
      'Price ₹5,85,000 ₹4,75,000 ₹4,65,000 Lowest',
      // Two cars are the newest, so neither is marked.
      'Year 2018 2016 2018',
      'Kilometers 44,664 km 54,345 km 40,114 km Fewest',
      'Owner 1st 2nd 1st',
      'Inspected 3 November 2026 29 October 2026 11 November 2026',
      'Faults found 2 2 1 Fewest',
      'Accident None found: paint depth even on all panels None found None found',
      'In Delhi NCR until 2033 allowed (BS-IV) until 2033',
      'Mileage 18.1 km/l (ARAI) – –',
      'Boot 400 litres 354 litres 419 litres',
      'Airbags Two front airbags – Two front airbags',
      'Insurance Not insured now: the cover ended on 18 January 2027 Not insured now: the cover ended on 26 February 2027 Not insured now: the cover ended on 30 June 2027',
      'Total to pay ₹6,02,300 ₹4,92,300 ₹4,82,300',
    ]);
    expect(texts(shared, '.shortlist__same')).toEqual([
      'Same in all three Fuel Petrol Transmission Automatic Warranty 6 months or 10,000 km, on engine and gearbox',
    ]);
    expect(elements(shared, '.results, .filter-bar, .filter-toggle, .facet-links')).toEqual([]);
    expect(linksTo(shared, '/inventory?make=Kia#results')).toEqual(['Back to your search']);
    expect(linksTo(shared, '/car/27')).toEqual(['Amaze VX']);
    expect(combinedLinks(shared)).toContainEqual(
      expect.objectContaining({ href: '/inventory?make=Kia&cars=27,45', label: 'Remove 2016 Honda Jazz V' }),
    );
    expect(linksTo(shared, '/contact?cars=27,40,45#contact-title')).toEqual(['Ask about these']);
    expect(canonicalsOf(shared)).toEqual(['https://www.utsavmotors.example/inventory']);
  });

  it('has an EMI for cars young enough for a loan, the terms of each car, and says which is not inspected', async () => {
    const today = makeApp({ now: () => new Date('2026-11-22T06:30:00Z') });
    const html = await today.page('/inventory?cars=1,8,33');
    const rows = texts(html, 'tr');
    expect(rows).toContain('EMI about ₹20,300 – –');
    expect(rows.join()).toContain('Inspected 3 November Not inspected yet');
    expect(rows.at(-2)).toBe(
      'Warranty 6 months or 10,000 km, on engine and gearbox 6 months or 10,000 km, on engine and gearbox None on this car',
    );
    expect(texts(html, '.shortlist .picture-note')[0]).toMatch(
      /^EMI example: 20% down, 60 months at 12.5% a year\./,
    );
  });

  it('has a WhatsApp link with the facts in which the cars differ, and the URL without other filters', async () => {
    const shared = await page('/inventory?make=Kia&cars=8,33');
    expect(targetOf(shared, 'Send on WhatsApp')).toBe(
      `https://api.whatsapp.com/send?text=2016 Hyundai i20 Sportz (₹4,35,000)
58,985 km · 2nd owner · not inspected yet · Delhi: allowed (BS-IV)

2009 Hyundai i10 Magna (₹1,85,000)
74,047 km · 3rd owner · 3 faults found · For use outside Delhi NCR

https://www.utsavmotors.example/inventory?cars=8,33`,
    );
    expect(targetOf(await page('/inventory?cars=4,11'), 'Send on WhatsApp')).toContain(
      '\n41,314 km · Petrol · Automatic · 1 fault found · Delhi until 2034\n',
    );
  });

  it('marks no value as the best for a single car, which need not be in the list', async () => {
    const rows = texts(await page('/inventory?cars=3'), 'tr');
    expect(rows[0]).toBe('Ciaz Alpha');
    expect(rows.join()).not.toMatch(/Lowest|Newest|Fewest/);
  });
});
