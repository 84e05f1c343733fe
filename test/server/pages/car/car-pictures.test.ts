import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCarRecords } from '../../../../client/car-records.ts';
import { dealerCars } from '../../../../server/dealer-cars.ts';
import { formatMileage } from '../../../../shared/format.ts';
import drawings from '../../../../shared/sample/drawings.json' with { type: 'json' };
import { makeDetail } from '../../../make-car.ts';
import { badges, elements, part, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('the pictures of GET /car/1', () => {
  it('shows four large pictures in a strip, each a link to its file, with their badges', () => {
    const large = part(html, '<div class="gallery__main"');
    expect(badges(large)).toEqual(['Diwali Special', 'Featured']);
    const strip = part(large, '<ul class="picture-strip"');
    expect(elements(strip, 'a').map(({ attributes: { href } }) => href?.replace(/\.\w+\.webp/, ''))).toEqual([
      '/assets/cars/1/1-1200',
      '/assets/cars/1/2-1200',
      '/assets/cars/1/3-1200',
      '/assets/cars/1/4-1200',
    ]);
    expect(elements(strip, 'img').map(({ attributes }) => [attributes.alt, attributes.loading])).toEqual([
      ['Illustration: Polar White Hyundai Creta SX, front three-quarter view', 'eager'],
      ['Illustration: Polar White Hyundai Creta SX, side view', 'lazy'],
      ['Illustration: Polar White Hyundai Creta SX, rear three-quarter view', 'lazy'],
      ['Illustration: instrument cluster, 38,500 km', 'lazy'],
    ]);
  });

  it('has four thumbnails, the first selected', () => {
    const thumbnails = elements(part(html, '<div class="thumbnails'), 'button');
    expect(thumbnails.map(({ attributes }) => attributes['aria-pressed'])).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });
});

describe('the odometer in picture 4', () => {
  const drawn = Object.entries(drawings).map(([id, { mileage }]) => ({ id, mileage }));

  it('shows the kilometres of each car’s page', async () => {
    const withPage = drawn.filter(({ id }) => dealerCars.records.get(id));
    expect(withPage).toHaveLength(42);
    for (const { id, mileage } of withPage) {
      const text = await page(`/car/${id}`);
      expect(texts(part(text, '<ul class="chips"'), 'li')[1], id).toBe(formatMileage(mileage));
      expect(text).toContain(`"Illustration: instrument cluster, ${formatMileage(mileage)}"`);
    }
    // These differ between the lists and their pages, but not in this.
    expect(drawn.filter(({ id }) => id === '8' || id === '11')).toEqual([
      { id: '8', mileage: 58_900 },
      { id: '11', mileage: 98_000 },
    ]);
  });

  it('shows the kilometres of each car in the lists', () => {
    const listed = dealerCars.listings.map(({ id, mileage }) => ({ id, mileage }));
    expect(listed.length).toBeGreaterThan(30);
    expect(
      listed.filter((car) => !drawn.some((it) => it.id === car.id && it.mileage === car.mileage)),
    ).toEqual([]);
  });

  it('is said to be drawn, below the pictures, if it is one of them', async () => {
    expect(texts(html, 'p')).toContain(
      'Illustrative image. The actual car may look different. The odometer is drawn from the listed kilometres.',
    );
    const car = makeDetail({ pictures: { version: '53334d66', count: 3 }, images: ['1', '2', '3'] });
    const cars = { ...dealerCars, records: createCarRecords([car]) };
    const { text } = await request(makeApp({ cars }).app).get('/car/1').expect(200);
    expect(texts(text, 'p')).toContain('Illustrative image. The actual car may look different.');
  });
});
