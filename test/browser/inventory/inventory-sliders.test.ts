import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { sessionOf } from '../harness/tabs.ts';
import { carTitles, countLine, openFilters, query, thumb } from './inventory.ts';

const value = (page: Page, name: string) => thumb(page, name).getAttribute('aria-valuenow');

it('the price slider moves by ten thousand from 0 to the highest price, announces rupees, and keeps its thumbs one step apart', async () => {
  const page = await openPage('/inventory?minPrice=500000&maxPrice=520000');
  const filters = page.locator('.filter-bar');
  const [lowest, highest] = [thumb(page, 'Lowest price'), thumb(page, 'Highest price')];
  const values = async () => [await value(page, 'Lowest price'), await value(page, 'Highest price')];
  await lowest.press('ArrowRight');
  await lowest.press('ArrowRight');
  expect(await values(), 'one step apart').toEqual(['510000', '520000']);
  await highest.press('ArrowLeft');
  expect(await value(page, 'Highest price'), 'one step apart').toBe('520000');

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  const state = async () => [
    await lowest.getAttribute('aria-valuetext'),
    await highest.getAttribute('aria-valuetext'),
  ];
  await expect.poll(state).toEqual(['₹0', '₹13,99,000']);
  expect(await lowest.getAttribute('aria-valuemin')).toBe('0');
  expect(await highest.getAttribute('aria-valuemax')).toBe('1399000');
  await expect.poll(() => carTitles(page)).toContain('2016 Toyota Fortuner 2.8 4x2');

  await highest.press('ArrowLeft');
  expect(await state()).toEqual(['₹0', '₹13,90,000']);
  await expect.poll(() => countLine(page)).toContain('33 Premium Cars');
  expect(await carTitles(page)).not.toContain('2016 Toyota Fortuner 2.8 4x2');
  await highest.press('ArrowRight');
  expect(await state()).toEqual(['₹0', '₹13,99,000']);
  await expect.poll(() => carTitles(page)).toContain('2016 Toyota Fortuner 2.8 4x2');
  await lowest.press('ArrowRight');
  expect(await state()).toEqual(['₹10,000', '₹13,99,000']);
  await lowest.press('ArrowLeft');
  await lowest.press('ArrowLeft');
  expect(await state()).toEqual(['₹0', '₹13,99,000']);

  const labels = filters.getByRole('group', { name: 'Price Range' });
  expect(await labels.locator('.slider-field__value').innerText()).toBe('₹0.00 - ₹13.99Cr');
  expect(await labels.locator('.slider-field__ends span').allInnerTexts()).toEqual(['0.0L', '14.0Cr']);
});

it('the year slider moves by single years from 2006 to 2022, and keeps its thumbs one step apart; the price slider follows a touch', async () => {
  const page = await openPage('/inventory?year=2019-2020', { width: 390 });
  await openFilters(page);
  const [earliest, latest] = [thumb(page, 'Earliest year'), thumb(page, 'Latest year')];
  const values = async () => [await value(page, 'Earliest year'), await value(page, 'Latest year')];
  await earliest.press('ArrowRight');
  await latest.press('ArrowLeft');
  expect(await values(), 'one step apart').toEqual(['2019', '2020']);

  await earliest.press('Home');
  await latest.press('End');
  expect(await values()).toEqual(['2006', '2022']);
  expect(await earliest.getAttribute('aria-valuemin')).toBe('2006');
  expect(await latest.getAttribute('aria-valuemax')).toBe('2022');
  await expect.poll(() => countLine(page)).toContain('34 Premium Cars');
  await earliest.press('ArrowRight');
  await latest.press('ArrowLeft');
  expect(await values()).toEqual(['2007', '2021']);
  await expect.poll(() => countLine(page)).toContain('32 Premium Cars');
  expect(await latest.getAttribute('aria-valuetext')).toBe('2021');

  const box = await thumb(page, 'Lowest price').boundingBox();
  if (!box) throw new Error('the slider cannot be seen');
  const touch = sessionOf(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const step of [30, 60, 90, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + step, y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Number(await value(page, 'Lowest price'))).toBeGreaterThan(300_000);
  await expect.poll(() => query(page)).toMatch(/minPrice=[3-9]\d0000/);
});
