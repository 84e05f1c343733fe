import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { cards, linksTo, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('GET the page of an unknown car', () => {
  it('answers 404 and Car Not Found, with a link back', async () => {
    const ids = '34 0 47 21 01 1e0 1.0 +1 -1 __proto__ constructor a%20b %E0%A4%95 %3Cb%3E 99/'.split(' ');
    for (const path of [...ids.map((id) => `/car/${id}`), '/CAR/99']) {
      const { text } = await request(app).get(path).expect(404);
      expect(texts(text, 'h1'), path).toEqual(['Car Not Found']);
      expect(linksTo(text, '/inventory'), path).toContain('Back to Inventory');
    }
  });

  it('links to three featured cars', async () => {
    const { text } = await request(app).get('/car/99').expect(404);
    expect(cards(text).map((card) => texts(card, 'h3')[0])).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Honda City ZX',
    ]);
  });

  it('shows a listing without a page, asks for it, and links to similar cars', async () => {
    const { text } = await request(app).get('/car/34').expect(404);
    expect(cards(text).map((card) => texts(card, 'h3')[0])).toEqual([
      '2019 Tata Tiago XZ',
      '2016 Hyundai i20 Sportz',
      '2016 Volkswagen Polo Highline',
      '2019 Maruti Suzuki WagonR LXI',
    ]);
    expect(
      linksTo(
        text,
        'https://wa.me/910000000000?text=Is%20the%202019%20Tata%20Tiago%20XZ%20(%E2%82%B94%2C35%2C000)%20still%20available%3F%20https%3A%2F%2Fwww.utsavmotors.example%2Fcar%2F34',
      ),
    ).toEqual(['Ask on WhatsApp']);
    // Its own card does not link to the current page.
    expect(linksTo(text, '/car/34')).toEqual([]);
  });
});
