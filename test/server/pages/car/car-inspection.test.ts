import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCarRecords } from '../../../../client/car-records.ts';
import { dealerCars } from '../../../../server/dealer-cars.ts';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { makeDetail } from '../../../make-car.ts';
import { elements, links, linksTo, part, terms, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('the inspection on GET /car/1', () => {
  it('has a line near the price that links to the inspection sheet, which names each fault and its place', () => {
    expect(linksTo(html, '#inspection')).toEqual(['Inspected on 3 November: 2 faults found']);
    const sheet = part(html, '<section class="panel inspection"');
    expect(texts(part(sheet, '<ol'), 'li')).toEqual([
      'front bumper: repainted, a shade apart in low sun',
      'left rear wheel: kerb mark on the rim, 6 cm',
    ]);
    expect(elements(sheet, 'svg').map(({ attributes }) => attributes['aria-label'])).toEqual([
      'Left side: 1 front bumper, 2 left rear wheel',
    ]);
    expect(terms(sheet)).toContainEqual(['Brakes', 'worn front pads at 5 mm']);
    expect(terms(sheet)).toContainEqual([
      'Tyres, tread',
      'front left 6 mm, front right 6 mm, rear left 6 mm, rear right 6 mm',
    ]);
    expect(terms(sheet)).toContainEqual(['Keys', '2']);
  });
});

describe('the inspection of a photographed car', () => {
  it('has its marks on a sheet of the body, and one side more for a drawn car’s right side', async () => {
    const faults = [
      { place: 'roof', what: 'dent', x: 40, y: 80 },
      { place: 'right sill', what: 'scratch', x: 30, y: 70 },
    ];
    const photographed = makeDetail({ body: 'Compact SUV', photographs: true });
    const car = { ...photographed, inspection: { day: '2026-11-03', faults, rows: [] } };
    const sheet = await drawingOf(car);
    expect(elements(sheet, 'use').map(({ attributes }) => attributes.href)).toEqual([
      expect.stringMatching(/^\/assets\/icons\.[\da-f]{8}\.svg#Compact-SUV$/),
    ]);
    expect(labels(sheet)).toEqual(['All sides: 1 roof, 2 right sill']);

    const drawn = await drawingOf({ ...car, photographs: false, inspection: { ...car.inspection, side: 2 } });
    expect(labels(drawn)).toEqual(['Left side: 1 roof', 'Right side: 2 right sill']);
    expect(elements(drawn, 'img').map(({ attributes }) => attributes.alt)).toEqual([
      'Illustration: Lunar Silver Honda City ZX, side view',
      'Illustration: Lunar Silver Honda City ZX, side view',
    ]);
  });
});

async function drawingOf(car: CarDetail): Promise<string> {
  const cars = { ...dealerCars, records: createCarRecords([car]) };
  const { app: other } = makeApp({ cars, now: () => new Date('2026-11-22T12:00:00+05:30') });
  const { text } = await request(other).get('/car/1').expect(200);
  return part(text, '<section class="panel inspection"');
}

function labels(sheet: string) {
  return elements(sheet, 'svg').flatMap(({ attributes }) => attributes['aria-label'] ?? []);
}

describe('GET /car/:id without an inspection', () => {
  it('says so, and asks for the date on WhatsApp', async () => {
    const text = await page('/car/46');
    const asking = links(text).find(([name]) => name.startsWith('Not inspected yet'));
    expect(asking?.[0]).toBe('Not inspected yet: ask for the date');
    expect(decodeURIComponent(asking?.[1] ?? '')).toMatch(
      /^https:\/\/wa\.me\/910000000000\?text=When will the 20\d\d .+ be inspected\? https:\/\/www\.utsavmotors\.example\/car\/46$/,
    );
    expect(text).not.toContain('Inspected on');
    expect(text).not.toContain('Inspection sheet');
    expect(html).not.toContain('Not inspected yet');
  });
  it('says that a car has no warranty', async () => {
    expect(terms(part(await page('/car/43'), '<section class="offer"'))[0]).toEqual([
      'Warranty',
      'None on this car',
    ]);
  });
});
