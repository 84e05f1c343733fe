import { describe, expect, it } from 'vitest';
import { inspectionSheet } from '../../../scripts/stock/inspection/inspection-sheet.ts';
import { markOnPicture } from '../../../scripts/stock/inspection/picture-marks.ts';
import { places } from '../../../scripts/stock/inspection/places.ts';
import { markOnSheet } from '../../../scripts/stock/inspection/sheet-marks.ts';
import { bodies } from '../../../shared/cars/car.ts';

describe('inspectionSheet', () => {
  const side = { number: 2, mileage: 44_600, front: 0.094, roof: 0.413 };

  it.each([
    ['left rear door: scratch', {}, { place: 'left rear door', at: [41.3, 21.7] }],
    ['right rear door: dent: paint whole', {}, { what: 'dent: paint whole', at: [25.3, 57.2] }],
    // These are on a drawn side view, and on its mirror image.
    ['left front wheel: kerb mark', { side }, { what: 'kerb mark', at: [24.4, 82.6] }],
    ['right front wheel: kerb mark', { side }, { what: 'kerb mark', at: [75.6, 82.6] }],
  ])('marks $0 with $1 at $2', (fault, view, mark) => {
    const sheet = inspectionSheet({ day: '2026-11-03', faults: [fault] }, { body: 'Sedan', ...view });
    expect(sheet).toMatchObject({ faults: [mark], rows: [] });
    expect(sheet.side).toBe('side' in view ? 2 : undefined);
  });

  it.each([
    ['rear bumper: rubbed at the right corner', 'a drawn side view', { side }],
    ['engine bay: tappets audible', 'a drawn side view', { side }],
    ['engine bay: tappets audible', 'the sheet of a body', {}],
  ])('lists "%s" without a mark, because %s may not show it', (fault, _, view) => {
    const [place, what] = fault.split(': ');
    const sheet = inspectionSheet({ day: '2026-11-03', faults: [fault] }, { body: 'Sedan', ...view });
    expect(sheet.faults).toEqual([{ place, what }]);
  });

  it('has a row for each part with a note, one for all good parts, and none for parts that were not inspected', () => {
    const { rows } = inspectionSheet({
      day: '2026-11-03',
      brakes: 'worn: front pads at 3 mm',
      engine: 'good',
      airConditioning: 'good',
      battery: 'good: replaced in 2025',
      tyreFrontLeft: 5,
      tyreRearRight: 4,
      keys: 0,
    });
    expect(rows).toEqual([
      { name: 'Brakes', state: 'worn', text: 'front pads at 3 mm' },
      { name: 'Battery', state: 'good', text: 'replaced in 2025' },
      { name: 'In good order', text: 'Engine, air-conditioning' },
      { name: 'Tyres, tread', text: 'front left 5 mm, rear right 4 mm' },
      { name: 'Keys', text: '0' },
    ]);
  });
});

it.each(bodies)(
  'the marks of a %s are inside its sheet and its side view, each in a different place',
  (body) => {
    const van = { mileage: 69_000, front: 0.098, roof: 0.299 };
    const onSheet = places.map((place) => markOnSheet(place, body)).filter((mark) => mark !== undefined);
    const onPicture = places
      .map((place) => markOnPicture(place, body, van))
      .filter((mark) => mark !== undefined);
    // Each side has seven places, the outside seven more, and six are inside or under the car.
    expect([onSheet.length, onPicture.length]).toEqual([21, 14]);
    expect([onSheet, onPicture].map((marks) => new Set(marks.map(String)).size)).toEqual([21, 14]);
    expect(onSheet.filter(isOutside({ width: 296, height: 227 }))).toEqual([]);
    expect(onPicture.filter(isOutside({ width: 296, height: 133 }))).toEqual([]);
  },
);

/** True if the edge of a drawing of this size, as on a phone, would cut off a mark of 24 pixels. */
function isOutside({ width, height }: { width: number; height: number }) {
  const isNearEdge = (percent: number, size: number) => Math.min(percent, 100 - percent) * size < 12 * 100;
  return ([x, y]: readonly [number, number]) => isNearEdge(x, width) || isNearEdge(y, height);
}
