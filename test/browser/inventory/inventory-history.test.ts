import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { carTitles, countLine, historyLength, query, thumb, thumbPoint } from './inventory.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const brands = (page: Page) => page.getByRole('combobox', { name: 'Brand' });
const highestPrice = (page: Page) => thumb(page, 'Highest price').inputValue();
const jazz = '2016 Honda Jazz V';

it('quick changes to one filter are one history entry, and no more are written than Safari allows', async () => {
  const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
  const entries = await historyLength(page);
  await thumb(page, 'Highest price').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await query(page), 'the first change at once').toBe('?make=Honda&maxPrice=1390000');
  for (let tap = 1; tap < 20; tap += 1) {
    await page.clock.runFor(50);
    await page.keyboard.press('ArrowLeft');
  }
  await page.clock.runFor(400);
  expect(await query(page)).toBe('?make=Honda&maxPrice=1200000');
  expect(await historyLength(page), 'entries of twenty keys').toBe(entries + 1);

  await page.clock.runFor(1000);
  await searchBox(page).pressSequentially('cit');
  await page.clock.runFor(999);
  await searchBox(page).press('y');
  expect(await query(page)).toBe('?search=city&make=Honda&maxPrice=1200000');
  expect(await historyLength(page), 'entries after 999 ms').toBe(entries + 2);
  await page.clock.runFor(1000);
  await searchBox(page).pressSequentially(' zx');
  await page.clock.runFor(400);
  await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
  expect(await historyLength(page), 'entries after a second').toBe(entries + 3);

  const [x, y] = await thumbPoint(page, 'Highest price');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 8 });
  await expect
    .poll(() => carTitles(page), { message: 'during the drag' })
    .toEqual(['2006 Honda City ZX GXi']);
  await page.mouse.up();
  const price = await highestPrice(page);
  expect(await query(page), 'at the end of the drag').toBe(`?search=city+zx&make=Honda&maxPrice=${price}`);
  expect(await historyLength(page), 'entries after the drag').toBe(entries + 4);
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?search=city+zx&make=Honda&maxPrice=1200000');

  await page.clock.runFor(30_000);
  let writes = 0;
  page.on('framenavigated', () => (writes += 1));
  await thumb(page, 'Highest price').focus();
  for (let key = 0; key < 120; key += 1) {
    await page.keyboard.press(key < 60 ? 'ArrowLeft' : 'ArrowRight');
    await page.clock.runFor(250);
  }
  expect(writes, 'of 120 keys in 30 seconds; Safari allows 100 writes').toBeLessThan(90);
  await page.clock.runFor(2000);
  expect(await query(page)).toBe('?search=city+zx&make=Honda&maxPrice=1200000');
});

it('keys faster than the page renders all count, and one Back undoes them', async () => {
  const page = await openPage('/inventory?make=Honda');
  await thumb(page, 'Highest price').focus();
  const session = await page.context().newCDPSession(page);
  const arrow = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 };
  const send = (type: 'keyDown' | 'keyUp') => session.send('Input.dispatchKeyEvent', { type, ...arrow });
  await Promise.all(Array.from({ length: 40 }).flatMap(() => [send('keyDown'), send('keyUp')]));
  await expect.poll(() => query(page)).toBe('?make=Honda&maxPrice=1000000');
  expect(await highestPrice(page)).toBe('1000000');
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?make=Honda');
  expect(await highestPrice(page)).toBe('1399000');
});

it('typing is undone by Back, restored by Forward, kept when a car is opened, and undone by a reset', async () => {
  const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
  await loadRecords(page);
  await brands(page).selectOption('Kia');
  await page.clock.runFor(400);
  await searchBox(page).pressSequentially('sel');
  await page.clock.runFor(400);
  expect(await query(page)).toBe('?search=sel&make=Kia');
  await page.goBack();
  await page.clock.runFor(1000);
  expect(await query(page)).toBe('?make=Kia');
  expect(await searchBox(page).inputValue()).toBe('');
  await page.goForward();
  await expect.poll(() => searchBox(page).inputValue()).toBe('sel');

  const entries = await historyLength(page);
  await searchBox(page).fill('');
  await brands(page).selectOption('Honda');
  await searchBox(page).pressSequentially('jazz');
  await page.clock.runFor(20);
  await expect.poll(() => carTitles(page)).toEqual([jazz]);
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe(jazz);
  expect(await historyLength(page), 'for no words, for brand and words, for the car').toBe(entries + 3);
  await page.goBack();
  await expect.poll(() => carTitles(page)).toEqual([jazz]);
  expect(await searchBox(page).inputValue(), 'after Back from the car').toBe('jazz');

  await searchBox(page).press('End');
  await searchBox(page).pressSequentially(' v');
  // As assistive technology clicks: the focus stays in the field.
  const reset = page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' });
  await reset.evaluate((button: HTMLButtonElement) => button.click());
  await page.clock.runFor(1000);
  expect(await searchBox(page).inputValue()).toBe('');
  expect(await query(page)).toBe('');
  await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
  await page.goBack();
  await expect.poll(() => searchBox(page).inputValue()).toBe('jazz v');
});
