import { describe, expect, it } from 'vitest';
import { canonicalsOf, linksTo, targetOf, textOf, texts, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('GET /car/:id', () => {
  it.each(['/car', '/car/'])('shows car 1 without an id, for /car/1: %s', async (path) => {
    const html = await page(path);
    expect(texts(html, 'h1')).toEqual(['2020 Hyundai Creta SX']);
    expect(canonicalsOf(html)).toEqual(['https://www.utsavmotors.example/car/1']);
  });

  it('shows the detail record where it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain(
      '2015 Hyundai i20 Sportz ₹4,25,000 Listed at ₹4,35,000: you pay the lower price ',
    );
  });

  it('shows no crossed-out price, badge or highlights for a car without them', async () => {
    const html = await page('/car/7');
    expect(texts(html, '.summary__price s')).toEqual([]);
    expect(texts(html, '.gallery__main .badge')).toEqual(['Diwali Special']);
    expect(textOf(html)).not.toContain('Key Features:');
  });

  it('loads only its first large picture eagerly', async () => {
    const html = await page('/car/1');
    expect(values(html, '.picture-strip img', 'loading')).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
    expect(values(html, '.picture-strip source', 'sizes')[0]).toMatch(/^\(min-width: 1280px\) 700px, /);
  });

  it('has a field of four rows for a message', async () => {
    expect(values(await page('/car/1'), 'textarea', 'rows')).toEqual(['4']);
  });

  it('has an e-mail and a WhatsApp message in place of the form without scripts', async () => {
    const hrefs = values(await page('/car/1'), '.inquiry-form .without-script a', 'href');
    const question =
      'Is the 2020 Hyundai Creta SX (₹11,25,000) still available? https://www.utsavmotors.example/car/1';
    expect(hrefs.map((href = '') => decodeURIComponent(href))).toEqual([
      `mailto:hello@utsavmotors.example?subject=Inquiry about 2020 Hyundai Creta SX&body=${question}`,
      `https://wa.me/910000000000?text=${question}`,
    ]);
  });

  it('says that a car may not be driven in Delhi, and offers neither a drive nor delivery there', async () => {
    const outside = await page('/car/33');
    expect(texts(outside, '.delhi-note--outside')[0]).toMatch(
      /^Not for use in Delhi NCR .* order of 17 December 2025\. /,
    );
    expect(linksTo(outside, '/about?fuel=Petrol&year=2009&norm=BS-III#delhi-answer')).toEqual([
      'Papers and rules',
    ]);
    expect(textOf(outside)).toContain('See it in the yard, hold it, or ask for a video');
    expect(targetOf(outside, 'Morning 9–12')).toMatch(
      /text=Could I see the 2009 Hyundai i10 Magna on Monday /,
    );
    expect(texts(outside, '.offer dt')).not.toContain('Delivery');
  });

  it('offers test drives from tomorrow with their hours, says that a mechanic is welcome, and offers to hold the car', async () => {
    const html = await page('/car/27');
    expect(texts(html, '.drive-links li')[0]).toBe('Mon 23 Nov Morning 9–12 Afternoon 12–5 Evening 5–7');
    expect(targetOf(html, 'Morning 9–12')).toMatch(/text=Could I drive the 2018 Honda Amaze VX on Monday /);
    expect(texts(html, '#drive p')).toContain(
      'Your own mechanic: Bring one on any day; our ramp and scan tool are free to use.',
    );
    expect(targetOf(html, 'Hold it: ₹5,000 for 48 hours, refundable')).toBe(
      'https://wa.me/910000000000?text=Please hold the 2018 Honda Amaze VX for me (₹5,000 for 48 hours, refundable). How can I pay? https://www.utsavmotors.example/car/27',
    );
  });

  it('takes down payment, months and kilometres from the URL, and then shows what the car costs per month', async () => {
    const html = await page('/car/10?down=30&months=48&km=60');
    expect(texts(html, '.monthly-cost[open] [aria-live=polite] > div')).toEqual([
      'EMI about ₹8,300',
      'Down payment ₹1,33,500',
      'Loan ₹3,11,500',
      'Total interest about ₹86,900',
      'CNG per month about ₹4,200',
      'Petrol per month about ₹7,600',
    ]);
    // Without scripts, this form changes the URL.
    expect(values(html, '[action="/car/10#month"] [name]', 'name')).toEqual(['down', 'down', 'months', 'km']);
    expect(texts(html, '[action="/car/10#month"] [type=submit]')).toEqual(['Show']);
    expect(texts(html, '.monthly-cost p').at(-1)).toBe(
      'Fuel for 30 days at 33.54 km/kg on CNG, 22.5 km/l on petrol (ARAI); in traffic, a car uses more. Prices of 15 January 2026: CNG ₹77.09 per kg, Petrol ₹94.77 per litre.',
    );
  });

  it('offers no term that ends after twelve years', async () => {
    // At 60 months, its loan would end when the car is 13 years old.
    const html = await page('/car/27');
    expect(texts(html, '.monthly-cost summary')).toEqual(['EMI about ₹12,500']);
    expect(texts(html, '.monthly-cost [name=months] [selected]')).toEqual(['48']);
  });

  it('has no EMI for a car that no bank finances', async () => {
    const html = await page('/car/33');
    expect(texts(html, '.monthly-cost summary')).toEqual([
      'Cash or UPI: banks do not lend on a car of this age',
    ]);
    expect(html).not.toContain('EMI about');
    expect(html).not.toContain('Papers for the loan');
  });
});

it.each(['/car/47', '/car/01', '/car/1e0', '/car/__proto__', '/car/%E0%A4%95'])(
  'the page of an unknown car answers 404 and Car Not Found, with links back and to three featured cars: %s',
  async (path) => {
    const html = await page(path, 404);
    expect(texts(html, 'h1')).toEqual(['Car Not Found']);
    expect(linksTo(html, '/inventory')).toContain('Back to Inventory');
    expect(texts(html, '.car-card h3')).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Honda City ZX',
    ]);
  },
);
