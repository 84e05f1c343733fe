import { expect, it } from 'vitest';
import type { InspectionSheet } from '../../../../shared/inspection/inspection.ts';
import { targetOf, texts, values } from '../../html.ts';
import { makeApp, pageOfCar } from '../../make-app.ts';

const inspection: InspectionSheet = {
  day: '2026-11-03',
  rows: [],
  faults: [
    { place: 'dashboard', what: 'crack' },
    { place: 'left sill', what: 'dent', at: [40, 80] },
    { place: 'right sill', what: 'scratch', at: [30, 70] },
  ],
};
const marks = '.inspection svg[aria-label]';

it('the faults of a photographed car are marked on a drawing of its body', async () => {
  const html = await pageOfCar({ body: 'Compact SUV', photographs: true, inspection });
  expect(values(html, '.inspection use', 'href')[0]).toMatch(
    /^\/assets\/icons\.[\da-f]{8}\.svg#Compact-SUV$/,
  );
  expect(values(html, marks, 'aria-label')).toEqual(['All sides: 2 left sill, 3 right sill']);
});

it('the faults of an illustrated car are marked on its picture, and on a second one for its right side', async () => {
  const html = await pageOfCar({ inspection: { ...inspection, side: 2 } });
  expect(values(html, marks, 'aria-label')).toEqual(['Left side: 2 left sill', 'Right side: 3 right sill']);
  const view = 'Illustration: Lunar Silver Honda City ZX, side view';
  expect(values(html, '.inspection img', 'alt')).toEqual([view, view]);
});

it('an inspection without faults on the body has no drawing', async () => {
  const inside = { ...inspection, faults: inspection.faults.slice(0, 1) };
  const html = await pageOfCar({ body: 'Compact SUV', photographs: true, inspection: inside });
  expect(texts(html, '.inspection li')).toEqual(['dashboard: crack Ask for a video']);
  expect(values(html, '.inspection use', 'href')).toEqual([]);
});

it('a car without an inspection has a WhatsApp link that asks for one', async () => {
  const html = await makeApp().page('/car/46');
  expect(targetOf(html, 'Not inspected yet: ask for the date')).toBe(
    'https://wa.me/910000000000?text=When will the 2022 Hyundai Venue SX Turbo be inspected? https://www.utsavmotors.example/car/46',
  );
  expect(html).not.toContain('Inspection sheet');
});
