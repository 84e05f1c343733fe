import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shownSheet } from '../../../scripts/stock/generate/shown-sheet.ts';
import { inspectionSheet } from '../../../scripts/stock/inspection/inspection-sheet.ts';
import { markOf } from '../../../scripts/stock/inspection/marks.ts';
import { bodies } from '../../../shared/cars/car.ts';
import type { Fault, View } from '../../../shared/inspection/inspection.ts';
import { places } from '../../../shared/inspection/places.ts';
import { makeDetail } from '../../make-car.ts';

describe('inspectionSheet', () => {
  it.each([
    ['left rear door: scratch', { what: 'scratch', at: { view: 'left', x: 62, y: 54.2 } }],
    [
      'right rear door: dent: paint whole',
      { what: 'dent: paint whole', at: { view: 'right', x: 38, y: 54.2 } },
    ],
    ['bonnet: stone chips', { what: 'stone chips', at: { view: 'top', x: 16.5, y: 50 } }],
  ])('marks $0 with $1', (fault, mark) => {
    const sheet = inspectionSheet({ day: '2026-11-03', faults: [fault] }, 'Sedan');
    expect(sheet).toMatchObject({ faults: [mark], rows: [] });
  });

  it.each([
    ['engine bay: tappets audible', 'Sedan'],
    ['roof: dent', undefined],
  ] as const)('lists "%s" of the body %s without a mark, because no drawing shows it', (fault, body) => {
    const [place, what] = fault.split(': ');
    const sheet = inspectionSheet({ day: '2026-11-03', faults: [fault] }, body);
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

it.each(bodies)('the marks of a %s are inside its four drawings, and apart from each other', (body) => {
  const marks = places.map((place) => markOf(place, body)).filter((mark) => mark !== undefined);
  // Each side has seven places, the outside seven more, and six are inside or under the car.
  expect(marks.length).toBe(21);
  // The drawing's border takes the rest of a mark.
  const isNearEdge = (percent: number, size: number) => Math.min(percent, 100 - percent) * size < 7 * 100;
  expect(marks.filter(({ x, y }) => isNearEdge(x, width) || isNearEdge(y, height))).toEqual([]);
  const pairs = marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter(({ view }) => view === one.view)
      .map((other) => ({ one, other })),
  );
  const distance = ({ one, other }: (typeof pairs)[number]) =>
    Math.hypot(((one.x - other.x) * width) / 100, ((one.y - other.y) * height) / 100);
  expect(Math.min(...pairs.map(distance))).toBeGreaterThan(18);

  const file = readFileSync(
    `client/public/assets/bodies/${body.toLowerCase().replace(' ', '-')}.svg`,
    'utf8',
  );
  expect(file.match(/(?<=<g id=")\w+/g)).toEqual(['side', 'top', 'front', 'rear']);
});

// A drawing in a phone's narrow column.
const width = 136;
const height = (width * 166) / 400;

describe('shownSheet', () => {
  const carWith = (id: string, faults: Fault[]) =>
    makeDetail({ id, inspection: { day: '2026-11-03', rows: [], faults } });
  const at = (view: View): Fault => ({ place: 'roof', what: 'dent', at: { view, x: 50, y: 50 } });
  const inside: Fault = { place: 'dashboard', what: 'crack' };

  it.each([
    ['more marks', [at('left'), inside], [at('left'), at('right')]],
    ['fewer drawings', [at('left'), at('right')], [at('top'), at('top')]],
    ['at most three faults', [at('left'), at('left'), at('left'), at('left')], [at('left'), inside]],
    ['at least two faults', [at('left')], [at('left'), inside]],
  ])('chooses the car with %s', (_, faults, chosen) => {
    const cars = [makeDetail(), carWith('1', faults), carWith('2', chosen), carWith('3', chosen)];
    expect(shownSheet(cars)).toEqual({ id: '2', faults: chosen });
  });

  it('chooses none if no fault is marked', () => {
    expect(shownSheet([makeDetail(), carWith('1', [inside, inside])])).toBeUndefined();
  });
});
