import { describe, expect, it } from 'vitest';
import { linksTo, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('GET the page of an unknown car', () => {
  it('answers 404 and Car Not Found, with a link back', async () => {
    const ids = '34 0 47 21 01 1e0 1.0 +1 -1 __proto__ constructor a%20b %E0%A4%95 %3Cb%3E 99/'.split(' ');
    for (const path of [...ids.map((id) => `/car/${id}`), '/CAR/99']) {
      const text = await page(path, 404);
      expect(texts(text, 'h1'), path).toEqual(['Car Not Found']);
      expect(linksTo(text, '/inventory'), path).toContain('Back to Inventory');
    }
  });

  it('links to three featured cars', async () => {
    expect(texts(await page('/car/99', 404), '.car-card h3')).toEqual([
      '2020 Hyundai Creta SX',
      '2018 Maruti Suzuki Swift VXI',
      '2019 Honda City ZX',
    ]);
  });
});
