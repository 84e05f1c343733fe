import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { carTitles, countLine, query, thumb } from './inventory.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const highestPrice = (page: Page) => thumb(page, 'Highest price').inputValue();
const jazz = '2016 Honda Jazz V';

// test/client/pages/inventory/use-inventory-query.test.ts tests which changes share an entry, and
// test/engines/subjects/inventory.ts drags a thumb.
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

it('typed words are kept when a car is opened at once, and undone by a reset, even in a focused field', async () => {
  const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
  await loadRecords(page);
  await searchBox(page).pressSequentially('jazz');
  await expect.poll(() => carTitles(page)).toEqual([jazz]);
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe(jazz);
  await page.goBack();
  await expect.poll(() => carTitles(page)).toEqual([jazz]);
  expect(await searchBox(page).inputValue(), 'after Back from the car').toBe('jazz');

  await searchBox(page).press('End');
  await searchBox(page).pressSequentially(' v');
  // Assistive technology clicks without moving the focus out of the field.
  const reset = page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' });
  await reset.evaluate((button: HTMLButtonElement) => button.click());
  await page.clock.runFor(1000);
  expect(await searchBox(page).inputValue()).toBe('');
  expect(await query(page)).toBe('');
  await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
  await page.goBack();
  await expect.poll(() => searchBox(page).inputValue()).toBe('jazz v');
});
