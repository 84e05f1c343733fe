import { expect, it } from 'vitest';
import type { Box, Page } from '../page.ts';
import { desktop, open } from '../visit.ts';

it('text typed without a pause arrives complete, Back undoes a reset, and the price slider follows the mouse', async () => {
  const page = await open('/inventory', desktop);
  const titles = () =>
    page.evaluate(() => [...document.querySelectorAll('.car-card__title')].map((title) => title.textContent));
  const query = () => page.evaluate(() => location.search);
  const fortuner = '2016 Toyota Fortuner 2.8 4x2';
  await page.click('searchbox', 'Search');
  await page.type('fortuner 2.8');
  await expect.poll(titles).toEqual([fortuner]);
  await expect.poll(query).toBe('?search=fortuner+2.8');

  await page.click('button', 'Reset Filters');
  await expect.poll(query).toBe('');
  await page.back();
  await expect.poll(titles).toEqual([fortuner]);
  await page.forward();
  await expect.poll(titles).toHaveLength(34);
  await page.drag(await thumbBox(page, 'Highest price'), -100, 0);
  await expect.poll(() => thumbAt(page, 'Highest price')).toBeLessThan(1_200_000);
  await expect.poll(query).toBe(`?maxPrice=${await thumbAt(page, 'Highest price')}`);
  await expect.poll(titles).not.toContain(fortuner);
});

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

it('the shortlist’s pictures have the height of their frames', async () => {
  const page = await open('/inventory?cars=27,40');
  const excess = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.shortlist__pictures img')].map((picture) =>
        Math.round(picture.clientHeight - (picture.parentElement?.clientHeight ?? 0)),
      ),
    );
  await expect.poll(excess).toEqual([0, 0]);
});

const thumbAt = (page: Page, name: string) =>
  page.evaluate(
    (label) =>
      document.querySelector<HTMLInputElement>(`.filter-bar [aria-label="${label}"]`)?.valueAsNumber ?? NaN,
    name,
  );

/** A thumb is as wide as it is high. */
async function thumbBox(page: Page, name: string): Promise<Box> {
  const { x, y, width, height } = await page.reach('slider', name);
  const share = (await thumbAt(page, name)) / 1_399_000;
  return { x: x + (width - height) * share, y, width: height, height };
}
