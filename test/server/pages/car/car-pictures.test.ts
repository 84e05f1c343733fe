import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges, elements, part } from '../../html.ts';
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
      ['Illustration: Polar White Hyundai Creta SX, front view', 'lazy'],
    ]);
  });

  it('has four thumbnails, the first selected', () => {
    const thumbnails = elements(part(html, '<div class="gallery__thumbnails'), 'button');
    expect(thumbnails.map(({ attributes }) => attributes['aria-pressed'])).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });
});
