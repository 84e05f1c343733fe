import { expect, it } from 'vitest';
import type { InspectionSheet } from '../../../../shared/inspection/inspection.ts';
import { targetOf, texts, values } from '../../html.ts';
import { makeApp, pageOfCar } from '../../make-app.ts';

const inspection: InspectionSheet = {
  day: '2026-11-03',
  rows: [],
  faults: [
    { place: 'dashboard', what: 'crack' },
    { place: 'left sill', what: 'dent', at: { view: 'left', x: 40, y: 80 } },
    { place: 'right sill', what: 'scratch', at: { view: 'right', x: 30, y: 70 } },
  ],
};
const marks = '.inspection svg[aria-label]';
const drawings = '.inspection use';

it('the faults are marked on drawings of the body, the right side on the mirror image of the left', async () => {
  const html = await pageOfCar({ body: 'Compact SUV', inspection });
  expect(values(html, marks, 'aria-label')).toEqual(['Left side: 2 left sill', 'Right side: 3 right sill']);
  const side = '/assets/bodies/compact-suv.svg#side';
  expect(values(html, drawings, 'href')).toEqual([side, side]);
  expect(values(html, `${drawings}[transform]`, 'transform')).toEqual(['translate(400) scale(-1 1)']);
});

it('an inspection without faults on the body has no drawing', async () => {
  const inside = { ...inspection, faults: inspection.faults.slice(0, 1) };
  const html = await pageOfCar({ body: 'Compact SUV', inspection: inside });
  expect(texts(html, '.inspection li')).toEqual(['dashboard: crack Ask for a video']);
  expect(values(html, drawings, 'href')).toEqual([]);
});

it('a car without an inspection has a WhatsApp link that asks for one', async () => {
  const html = await makeApp().page('/car/46');
  expect(targetOf(html, 'Inspection pending: ask us when')).toBe(
    'https://wa.me/910000000000?text=When will the 2022 Hyundai Venue SX Turbo be inspected? https://www.utsavmotors.example/car/46',
  );
  expect(html).not.toContain('Inspection sheet');
});
