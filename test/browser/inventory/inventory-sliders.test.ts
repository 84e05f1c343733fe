import { expect, it } from 'vitest';
import { openFilters } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { moveFinger } from '../harness/finger.ts';
import { query, thumb } from './inventory.ts';

// test/client/forms/slide.test.ts tests which values keys and drags lead to, and test/engines/subjects/inventory.ts
// dragging with the mouse.
it('by touch a vertical swipe moves no thumb, a screen reader’s step does, and a finger beside the thumb drags it', async () => {
  const page = await openPage('/inventory', { width: 390, height: 400, hasTouch: true, isMobile: true });
  await openFilters(page);
  const lowest = thumb(page, 'Lowest price');
  // A thumb at the start of its track is as wide as it is high.
  const thumbPoint = async () => {
    await lowest.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await lowest.boundingBox()) ?? {};
    return { x: x + height / 2, y: y + height / 2 };
  };
  for (const besideX of [0, 70]) {
    const { x, y } = await thumbPoint();
    await moveFinger(page, { x: x + besideX, y, byY: -120 });
    expect(await lowest.inputValue()).toBe('0');
  }
  await expect.poll(() => query(page)).toBe('');
  await lowest.evaluate((input: HTMLInputElement) => {
    input.stepUp();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await lowest.inputValue()).toBe('10000');

  const { x, y } = await thumbPoint();
  await moveFinger(page, { x: x + 18, y: y + 18, byX: 80 });
  await expect.poll(() => query(page)).toMatch(/^\?minPrice=[3-6]\d0000$/);
});

it('a click on the track moves the nearer thumb', async () => {
  const page = await openPage('/inventory?minPrice=200000&maxPrice=1200000');
  const { x = 0, y = 0, width = 0, height = 0 } = (await thumb(page, 'Lowest price').boundingBox()) ?? {};
  const click = (price: number) =>
    page.mouse.click(x + height / 2 + ((width - height) * price) / 1_399_000, y + height / 2);
  await click(500_000);
  await expect.poll(() => query(page)).toBe('?minPrice=500000&maxPrice=1200000');
  await click(1_000_000);
  await expect.poll(() => query(page)).toBe('?minPrice=500000&maxPrice=1000000');
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
