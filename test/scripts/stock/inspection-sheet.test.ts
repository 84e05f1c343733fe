import { describe, expect, it } from 'vitest';
import { inspectionSheet } from '../../../scripts/stock/inspection/inspection-sheet.ts';
import { markOf } from '../../../scripts/stock/inspection/outline.ts';
import { places } from '../../../scripts/stock/inspection/places.ts';
import { bodies } from '../../../shared/cars/car.ts';
import { faultCount } from '../../../shared/inspection/inspection.ts';

describe('inspectionSheet', () => {
  it('names each fault with its place and its mark', () => {
    const faults = ['left rear door: scratch, 8 cm', 'right rear door: dent: paint whole'];
    expect(inspectionSheet({ day: '2026-11-03', faults }, 'Sedan').faults).toEqual([
      { place: 'left rear door', what: 'scratch, 8 cm', view: 'left', x: 240, y: 88 },
      { place: 'right rear door', what: 'dent: paint whole', view: 'right', x: 160, y: 88 },
    ]);
  });
  it('has a row for each part with a note, one for all that are good, and none for what was not inspected', () => {
    const sheet = inspectionSheet({
      day: '2026-11-03',
      brakes: 'worn: front pads at 3 mm',
      engine: 'good',
      airConditioning: 'good',
      battery: 'good: replaced in 2025',
      tyreFrontLeft: 5,
      tyreRearRight: 4,
      keys: 0,
      insuranceUntil: '2027-02-14',
    });
    expect(sheet.rows).toEqual([
      { name: 'Brakes', state: 'worn', text: 'front pads at 3 mm' },
      { name: 'Battery', state: 'good', text: 'replaced in 2025' },
      { name: 'Good', text: 'Engine, air-conditioning' },
      { name: 'Tyres, tread', text: 'front left 5 mm, rear right 4 mm' },
      { name: 'Keys', text: '0' },
      { name: 'Insurance until', text: '14 February 2027' },
    ]);
    expect(sheet.faults).toEqual([]);
  });
});

it('faultCount counts in words', () => {
  expect([0, 1, 2].map(faultCount)).toEqual(['no faults found', '1 fault found', '2 faults found']);
});

describe.each(bodies)('the drawing of a %s', (body) => {
  it('has a distinct position for the mark of every place', () => {
    const marks = places.map((place) => markOf(place, body));
    for (const { at } of marks) {
      expect(at[0]).toBeGreaterThan(13);
      expect(at[0]).toBeLessThan(387);
      expect(at[1]).toBeGreaterThan(13);
      expect(at[1]).toBeLessThan(127);
    }
    expect(new Set(marks.map(({ view, at }) => `${view} ${at.join()}`)).size).toBe(places.length);
  });
});
