import { describe, expect, it } from 'vitest';
import { createCarRecords } from '../../../../client/car-records.ts';
import { dealerCars } from '../../../../server/dealer-cars.ts';
import { formatMileage } from '../../../../shared/format.ts';
import drawings from '../../../../shared/sample/drawings.json' with { type: 'json' };
import { makeDetail } from '../../../make-car.ts';
import { texts, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

it('the first large picture of a car is loaded at once, the others when they are near', async () => {
  const loading = values(await page('/car/1'), '.picture-strip img', 'loading');
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

describe('the odometer in picture 4', () => {
  const drawn = Object.entries(drawings).map(([id, { mileage }]) => ({ id, mileage }));

  it('shows the kilometres of each of the 42 pages, which have no number plate', async () => {
    const withPage = drawn.filter(({ id }) => dealerCars.records.get(id));
    expect(withPage).toHaveLength(42);
    for (const { id, mileage } of withPage) {
      const text = await page(`/car/${id}`);
      expect(texts(text, 'ul.chips li')[1], id).toBe(formatMileage(mileage));
      expect(text).toContain(`"Illustration: instrument cluster, ${formatMileage(mileage)}"`);
      expect(text, id).not.toContain('DL 00');
    }
  });

  it('shows the kilometres of each car in the lists', () => {
    const listed = dealerCars.listings.map(({ id, mileage }) => ({ id, mileage }));
    expect(listed.length).toBeGreaterThan(30);
    expect(drawn).toEqual(expect.arrayContaining(listed));
  });

  it('is said to be drawn, below the pictures, if it is one of them', async () => {
    const note = 'Illustrative image. The actual car may look different.';
    expect(texts(await page('/car/1'), 'p')).toContain(
      `${note} The odometer is drawn from the listed kilometres.`,
    );
    const car = makeDetail({ pictures: { version: '53334d66', count: 3 }, images: ['1', '2', '3'] });
    const other = makeApp({ cars: { ...dealerCars, records: createCarRecords([car]) } });
    expect(texts(await other.page('/car/1'), 'p')).toContain(note);
  });
});
