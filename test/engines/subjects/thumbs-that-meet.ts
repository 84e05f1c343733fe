import { expect, it } from 'vitest';
import { thumbAt, thumbBox } from '../thumb.ts';
import { desktop, open } from '../visit.ts';

it.each([
  { name: 'Lowest price', low: 1_380_000, high: 1_399_000, byX: -60 },
  { name: 'Highest price', low: 0, high: 10_000, byX: 60 },
])(
  'thumbs that meet can be dragged apart: the $name from $low and $high',
  async ({ name, low, high, byX }) => {
    const page = await open(`/inventory?minPrice=${low}&maxPrice=${high}`, desktop);
    const from = await thumbAt(page, name);
    const box = await thumbBox(page, name);
    // On this thumb's side of the point where they meet.
    await page.drag({ ...box, x: box.x + Math.sign(byX) * 6 }, byX, 0);
    expect(Math.abs((await thumbAt(page, name)) - from)).toBeGreaterThan(200_000);
  },
);
