import { describe, expect, it } from 'vitest';
import { canonicalsOf, textOf, texts, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('GET /car/:id', () => {
  it('shows car 1 without an id, for /car/1', async () => {
    for (const path of ['/car', '/car/']) {
      const text = await page(path);
      expect(texts(text, 'h1')).toEqual(['2020 Hyundai Creta SX']);
      expect(canonicalsOf(text)).toEqual(['https://www.utsavmotors.example/car/1']);
    }
  });

  it('says whether the car may be driven in Delhi, by which order, and links to the source', async () => {
    const text = await page('/car/1');
    expect(texts(text, '.delhi-note')[0]).toMatch(
      /^No age limit in Delhi NCR before 2035\. .* order of 17 December 2025 /,
    );
    expect(values(text, '.delhi-note a', 'href')).toEqual([
      '/about?fuel=Petrol&year=2020&norm=BS-VI#delhi-answer',
    ]);
  });

  it('offers drives on the days after today, the next Saturday first', async () => {
    const text = await page('/car/1');
    expect(texts(text, '.come-and-drive a').slice(0, 7).join()).toBe(
      'Mon 23 Nov,Tue 24 Nov,Wed 25 Nov,Thu 26 Nov,Fri 27 Nov,Sat 28 Nov,Sun 29 Nov',
    );
    expect(texts(text, 'a')).toContain('Drive it: Sat 28 Nov');
  });

  it('shows no crossed-out price, badge or highlights for a car without them', async () => {
    const text = await page('/car/7');
    expect(texts(text, '.summary__price s')).toEqual([]);
    expect(texts(text, 'b.badge')).toEqual(['Diwali Special']);
    expect(textOf(text)).not.toContain('Key Features:');
  });

  it('shows the detail record if it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf(await page('/car/11'))).toContain('2017 Toyota Innova Crysta 2.4 VX ₹13,15,000');
  });

  it('says of a car past its limit that it is for use elsewhere, also on its card', async () => {
    const outside = await page('/car/33');
    expect(texts(outside, '.delhi-note--outside')[0]).toMatch(/^Not for use in Delhi NCR\. /);
    const marked = texts(await page('/inventory'), '.car-card').filter((card) =>
      card.includes('For use outside Delhi NCR'),
    );
    expect(marked.map((card) => /\d{4} \w+/.exec(card)?.[0])).toEqual([
      '2009 Hyundai',
      '2010 Maruti',
      '2006 Honda',
    ]);
  });

  it('marks a car whose age limit is this year', async () => {
    expect(texts(await page('/car/28'), '.delhi-note--ending')[0]).toMatch(
      /^Protected in Delhi NCR as BS-IV\. .* reaches the old limit for /,
    );
  });
});
