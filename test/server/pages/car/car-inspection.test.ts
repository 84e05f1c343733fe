import { describe, expect, it } from 'vitest';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { links, part, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';
import { pageOfCar } from '../../page-of-car.ts';

const labelled = 'svg[aria-label]';
const inspection = {
  day: '2026-11-03',
  rows: [],
  faults: [
    { place: 'roof', what: 'dent', x: 40, y: 80 },
    { place: 'right sill', what: 'scratch', x: 30, y: 70 },
  ],
};

/** The inspection sheet on the page of a car. */
async function sheetOf(car: Partial<CarDetail>): Promise<string> {
  return part(await pageOfCar({ body: 'Compact SUV', ...car }), '.inspection');
}

describe('the inspection of a car', () => {
  it('has its marks on a drawing of the body if the car is photographed', async () => {
    const sheet = await sheetOf({ photographs: true, inspection });
    const [drawing = ''] = values(sheet, 'use', 'href');
    expect(drawing).toMatch(/^\/assets\/icons\.[\da-f]{8}\.svg#Compact-SUV$/);
    expect(values(sheet, labelled, 'aria-label')).toEqual(['All sides: 1 roof, 2 right sill']);
  });

  it('has its marks on the drawn car’s picture, and again for its right side', async () => {
    const sheet = await sheetOf({ inspection: { ...inspection, side: 2 } });
    expect(values(sheet, labelled, 'aria-label')).toEqual(['Left side: 1 roof', 'Right side: 2 right sill']);
    const view = 'Illustration: Lunar Silver Honda City ZX, side view';
    expect(values(sheet, 'img', 'alt')).toEqual([view, view]);
  });

  it('is asked for on WhatsApp if there is none yet', async () => {
    const html = await makeApp().page('/car/46');
    const [, href = ''] = links(html).find(([text]) => text === 'Not inspected yet: ask for the date') ?? [];
    expect(decodeURIComponent(href)).toBe(
      'https://wa.me/910000000000?text=When will the 2022 Hyundai Venue SX Turbo be inspected? https://www.utsavmotors.example/car/46',
    );
    expect(html).not.toMatch(/Inspected on|Inspection sheet/);
  });
});
