import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { moveFinger } from '../harness/finger.ts';
import { openFilters, query, thumb, thumbPoint } from './inventory.ts';

const prices = async (page: Page) => [
  Number(await thumb(page, 'Lowest price').inputValue()),
  Number(await thumb(page, 'Highest price').inputValue()),
];

// test/client/forms/slide.test.ts tests which values keys and drags lead to.
it('a click on the track moves the nearer thumb; a dragged one stops before the other', async () => {
  const page = await openPage('/inventory?minPrice=400000&maxPrice=900000');
  const [left] = await thumbPoint(page, 'Lowest price');
  const [right, y] = await thumbPoint(page, 'Highest price');
  await page.mouse.click(left + (right - left) * 0.4, y);
  expect(await prices(page)).toEqual([600_000, 900_000]);
  await page.mouse.click(right + (right - left) * 0.4, y);
  expect(await prices(page)).toEqual([600_000, 1_100_000]);
  await page.mouse.move(...(await thumbPoint(page, 'Lowest price')));
  await page.mouse.down();
  await page.mouse.move(right + (right - left), y, { steps: 6 });
  await page.mouse.up();
  expect(await prices(page)).toEqual([1_090_000, 1_100_000]);
});

it('by touch a vertical swipe moves no thumb, a screen reader’s step does, and a finger beside the thumb drags it', async () => {
  const page = await openPage('/inventory?minPrice=300000', {
    width: 390,
    height: 400,
    hasTouch: true,
    isMobile: true,
  });
  await openFilters(page);
  const lowest = thumb(page, 'Lowest price');
  for (const besideX of [0, 70]) {
    await lowest.scrollIntoViewIfNeeded();
    const [x, y] = await thumbPoint(page, 'Lowest price');
    await moveFinger(page, { x: x + besideX, y, byY: -120 });
    expect(await prices(page)).toEqual([300_000, 1_399_000]);
  }
  await expect.poll(() => query(page)).toBe('?minPrice=300000');
  await lowest.evaluate((input: HTMLInputElement) => {
    input.stepUp();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await prices(page)).toEqual([310_000, 1_399_000]);

  await lowest.scrollIntoViewIfNeeded();
  const [x, y] = await thumbPoint(page, 'Lowest price');
  await moveFinger(page, { x: x + 18, y: y + 18, byX: 80 });
  await expect.poll(() => query(page)).toMatch(/^\?minPrice=[6-9]\d0000$/);
});

it('in forced colours the slider has the system’s colour', async () => {
  const page = await openPage('/inventory', { forcedColors: 'active' });
  const looks = await page.locator('.filter-bar .range-slider').evaluate((slider) => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    slider.before(probe);
    const { color } = getComputedStyle(probe);
    const style = getComputedStyle(slider);
    return [style.getPropertyValue('forced-color-adjust'), style.color === color];
  });
  expect(looks).toEqual(['none', true]);
});
