import { expect, it } from 'vitest';
import type { Page } from '../page.ts';
import { thumbAt, thumbBox } from '../thumb.ts';
import { desktop, open } from '../visit.ts';

const prices = async (page: Page) => [
  (await thumbAt(page, 'Lowest price')) ?? NaN,
  (await thumbAt(page, 'Highest price')) ?? NaN,
];

it('thumbs that meet can be dragged apart, at either end and elsewhere', async () => {
  const page = await open('/inventory', desktop);
  for (const [low, high, name, byX] of [
    [1_380_000, 1_399_000, 'Lowest price', -60],
    [0, 10_000, 'Highest price', 60],
    [700_000, 710_000, 'Lowest price', -60],
    [700_000, 710_000, 'Highest price', 60],
  ] as const) {
    const where = `the ${name} from ${low} and ${high}`;
    await page.evaluate(follow, `/inventory?minPrice=${low}&maxPrice=${high}`);
    await expect.poll(() => prices(page), { message: where }).toEqual([low, high]);
    const box = await thumbBox(page, name);
    // On its own side of the place where they meet.
    await page.drag({ ...box, x: box.x + Math.sign(byX) * 6 }, byX, 0);
    const [newLow = NaN, newHigh = NaN] = await prices(page);
    if (byX < 0) expect([newLow < low - 200_000, newHigh], where).toEqual([true, high]);
    else expect([newLow, newHigh > high + 200_000], where).toEqual([low, true]);
  }
});

/** Runs in the page: follows a link, which needs no page load. */
function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  document.querySelector('main')?.append(link);
  link.click();
  link.remove();
}
