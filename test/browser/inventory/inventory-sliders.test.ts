import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { countLine, openFilters, query, thumb, thumbPoint } from './inventory.ts';

type Point = [x: number, y: number];

const value = (page: Page, name: string) => thumb(page, name).inputValue();
const prices = async (page: Page) => [
  Number(await value(page, 'Lowest price')),
  Number(await value(page, 'Highest price')),
];

it('the price slider moves by ten thousand from 0 to the highest price, announces rupees, and keeps its thumbs one step apart', async () => {
  const page = await openPage('/inventory?minPrice=500000&maxPrice=520000');
  const [lowest, highest] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')];
  await lowest.press('ArrowRight');
  await lowest.press('ArrowRight');
  expect(await prices(page), 'one step apart').toEqual([510_000, 520_000]);
  await highest.press('ArrowLeft');
  expect(await prices(page), 'one step apart').toEqual([510_000, 520_000]);

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  const state = async () => [
    await lowest.getAttribute('aria-valuetext'),
    await highest.getAttribute('aria-valuetext'),
  ];
  await expect.poll(state).toEqual(['₹0', '₹13,99,000']);

  await highest.press('ArrowLeft');
  expect(await state()).toEqual(['₹0', '₹13,90,000']);
  await expect.poll(() => countLine(page)).toContain('33 Premium Cars');
  await highest.press('ArrowRight');
  expect(await state()).toEqual(['₹0', '₹13,99,000']);
  await expect.poll(() => countLine(page)).toContain('34 Premium Cars');
  await lowest.press('ArrowUp');
  expect(await state()).toEqual(['₹10,000', '₹13,99,000']);
  await lowest.press('ArrowDown');
  await lowest.press('ArrowDown');
  expect(await state()).toEqual(['₹0', '₹13,99,000']);
  await lowest.press('End');
  expect(await state()).toEqual(['₹13,80,000', '₹13,99,000']);
  await lowest.press('Home');
  await highest.press('PageDown');
  expect(await state()).toEqual(['₹0', '₹12,50,000']);
  await highest.press('End');
  expect(await state()).toEqual(['₹0', '₹13,99,000']);
});

describe('with a mouse', () => {
  it('a click on the track moves the nearer thumb; a dragged one stays on steps and stops before the other', async () => {
    const page = await openPage('/inventory?minPrice=400000&maxPrice=900000');
    const [left] = await thumbPoint(page, 'Lowest price');
    const [right, y] = await thumbPoint(page, 'Highest price');
    await page.mouse.click(left + (right - left) * 0.3, y);
    expect(await prices(page)).toEqual([550_000, 900_000]);
    await page.mouse.click(right + (right - left) * 0.3, y);
    expect(await prices(page)).toEqual([550_000, 1_050_000]);
    await drag(page, await thumbPoint(page, 'Lowest price'), 200);
    expect(await prices(page)).toEqual([1_040_000, 1_050_000]);
    await drag(page, await thumbPoint(page, 'Lowest price'), -500);
    await expect.poll(() => query(page)).toBe('?maxPrice=1050000');
    expectQuiet(page);
  });
});

describe('by touch', () => {
  const phone = { width: 390, hasTouch: true, isMobile: true };

  it('a thumb is dragged, the URL follows at the end, and a finger beside the thumb is near enough', async () => {
    const page = await openPage('/inventory', phone);
    await openFilters(page);
    const [x, y] = await thumbPoint(page, 'Lowest price');
    await swipe(page, [x + 18, y + 18], [120, 0]);
    await expect.poll(() => value(page, 'Lowest price').then(Number)).toBeGreaterThan(300_000);
    await expect.poll(() => query(page)).toMatch(/minPrice=[3-9]\d0000/);
    expect((await prices(page))[1]).toBe(1_399_000);
  });

  it('a vertical swipe from a thumb or the track moves nothing; then a step of a screen reader counts', async () => {
    const page = await openPage('/inventory?minPrice=300000', { ...phone, height: 400 });
    await openFilters(page);
    for (const byX of [0, 70]) {
      await thumb(page, 'Lowest price').scrollIntoViewIfNeeded();
      const [x, y] = await thumbPoint(page, 'Lowest price');
      await swipe(page, [x + byX, y], [0, -120]);
      expect(await prices(page)).toEqual([300_000, 1_399_000]);
    }
    await expect.poll(() => query(page)).toBe('?minPrice=300000');
    await thumb(page, 'Lowest price').evaluate((input: HTMLInputElement) => {
      input.stepUp();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await prices(page)).toEqual([310_000, 1_399_000]);
  });
});

it('in forced colours, and with text twice as large, thumbs and track are seen and can be dragged', async () => {
  const page = await openPage('/inventory?minPrice=300000', { width: 1440, forcedColors: 'active' });
  const styles = () =>
    page.locator('.filter-bar .range-slider').evaluate((slider) => {
      const { forcedColorAdjust, color } = getComputedStyle(slider) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      const probe = document.createElement('i');
      probe.style.color = 'Highlight';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).color;
      probe.remove();
      return { forcedColorAdjust, isHighlight: color === highlight };
    });
  expect(await styles()).toEqual({ forcedColorAdjust: 'none', isHighlight: true });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const box = await thumb(page, 'Lowest price').boundingBox();
  expect(box?.height).toBe(88);
  await drag(page, await thumbPoint(page, 'Highest price'), -80);
  await expect.poll(() => value(page, 'Highest price').then(Number)).toBeLessThan(1_200_000);
  expect(await value(page, 'Lowest price')).toBe('300000');
});

async function drag(page: Page, [x, y]: Point, byX: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byX, y, { steps: 6 });
  await page.mouse.up();
}

async function swipe(page: Page, [x, y]: Point, [byX, byY]: Point): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + byX * part, y: y + byY * part }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
