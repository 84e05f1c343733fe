import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges, cards, links, part, textOf, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('GET /car/1', () => {
  it('shows title, price, crossed-out price and three facts', () => {
    expect(texts(html, 'h1')).toEqual(['2020 Hyundai Creta SX']);
    expect(textOf(part(html, '<p class="summary__price"'))).toBe('₹11,25,000 ₹11,99,000');
    expect(texts(part(html, '<p class="summary__price"'), 's')).toEqual(['₹11,99,000']);
    expect(texts(part(html, '<ul class="chips"'), 'li')).toEqual(['1st Owner', '38,500 km', '2020']);
  });

  it('names the gearbox three times: in the description, a tile and the specifications', () => {
    expect(textOf(part(html, '<article')).match(/manual/gi)).toHaveLength(3);
  });

  it('says whether the car may be driven in Delhi, by which order, and links to the source', () => {
    const note = part(html, '<details class="delhi-note"');
    expect(textOf(note)).toMatch(/^No age limit in Delhi NCR before 2035\. .* order of 17 December 2025 /);
    expect(links(note)).toEqual([
      ['Papers and rules', '/about?fuel=Petrol&year=2020&norm=BS-VI#delhi-answer'],
    ]);
  });
});

describe('GET /car/:id', () => {
  it('shows car 1 without an id, for /car/1', async () => {
    for (const path of ['/car', '/car/']) {
      const text = await page(path);
      expect(texts(text, 'h1')).toEqual(['2020 Hyundai Creta SX']);
      expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/1"/>');
    }
  });

  it('shows no crossed-out price, badge or highlights for a car without them', async () => {
    const text = await page('/car/7');
    expect(texts(part(text, '<p class="summary__price"'), 's')).toEqual([]);
    expect(badges(text)).toEqual(['Diwali Special']);
    expect(textOf(text)).not.toContain('Key Features:');
  });

  it('shows the detail record if it differs from the listing', async () => {
    expect(textOf(await page('/car/8'))).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf(await page('/car/11'))).toContain('2017 Toyota Innova Crysta 2.4 VX ₹13,15,000');
  });

  it('says of a car past its limit that it is for use elsewhere, also on its card', async () => {
    const outside = await page('/car/33');
    expect(textOf(part(outside, '<details class="delhi-note delhi-note--outside"'))).toMatch(
      /^Not for use in Delhi NCR\. /,
    );
    const list = await page('/inventory');
    const marked = cards(list).filter((card) => textOf(card).includes('For use outside Delhi NCR'));
    expect(marked.map((card) => texts(card, 'h3')[0])).toEqual([
      '2009 Hyundai i10 Magna',
      '2010 Maruti Suzuki SX4 ZXI',
      '2006 Honda City ZX GXi',
    ]);
  });

  it('marks a car whose age limit is this year', async () => {
    const note = part(await page('/car/28'), '<details class="delhi-note delhi-note--ending"');
    expect(textOf(note)).toMatch(/^Protected in Delhi NCR as BS-IV\. .* reaches the old limit for /);
  });

  it('shows the 42 cars that have a page, and no number plate', async () => {
    const ids =
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 30 31 32 33 35 37 38 39 40 41 42 43 44 45 46'.split(
        ' ',
      );
    for (const id of ids) expect(await page(`/car/${id}`), `car ${id}`).not.toContain('DL 00');
  });
});
