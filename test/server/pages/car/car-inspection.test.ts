import { describe, expect, it } from 'vitest';
import { createCarRecords } from '../../../../client/car-records.ts';
import { dealerCars } from '../../../../server/dealer-cars.ts';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { makeDetail } from '../../../make-car.ts';
import { links, part, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const labelled = 'svg[aria-label]';
const now = () => new Date('2026-11-22T12:00:00+05:30');

describe('the inspection of a photographed car', () => {
  it('has its marks on a sheet of the body, and one side more for a drawn car’s right side', async () => {
    const faults = [
      { place: 'roof', what: 'dent', x: 40, y: 80 },
      { place: 'right sill', what: 'scratch', x: 30, y: 70 },
    ];
    const photographed = makeDetail({ body: 'Compact SUV', photographs: true });
    const car = { ...photographed, inspection: { day: '2026-11-03', faults, rows: [] } };
    const sheet = await drawingOf(car);
    expect(values(sheet, 'use', 'href')).toEqual([
      expect.stringMatching(/^\/assets\/icons\.[\da-f]{8}\.svg#Compact-SUV$/),
    ]);
    expect(values(sheet, labelled, 'aria-label')).toEqual(['All sides: 1 roof, 2 right sill']);

    const drawn = await drawingOf({ ...car, photographs: false, inspection: { ...car.inspection, side: 2 } });
    expect(values(drawn, labelled, 'aria-label')).toEqual(['Left side: 1 roof', 'Right side: 2 right sill']);
    expect(values(drawn, 'img', 'alt')).toEqual([
      'Illustration: Lunar Silver Honda City ZX, side view',
      'Illustration: Lunar Silver Honda City ZX, side view',
    ]);
  });
});

async function drawingOf(car: CarDetail): Promise<string> {
  const { page } = makeApp({ cars: { ...dealerCars, records: createCarRecords([car]) }, now });
  return part(await page('/car/1'), '.inspection');
}

describe('GET /car/:id without an inspection', () => {
  it('says so, and asks for the date on WhatsApp', async () => {
    const text = await makeApp({ now }).page('/car/46');
    const asking = links(text).find(([name]) => name.startsWith('Not inspected yet'));
    expect(asking?.[0]).toBe('Not inspected yet: ask for the date');
    expect(decodeURIComponent(asking?.[1] ?? '')).toMatch(
      /^https:\/\/wa\.me\/910000000000\?text=When will the 20\d\d .+ be inspected\? https:\/\/www\.utsavmotors\.example\/car\/46$/,
    );
    expect(text).not.toMatch(/Inspected on|Inspection sheet/);
  });
});
