import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, query, thumb } from './inventory.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const highestPrice = (page: Page) => thumb(page, 'Highest price').inputValue();

it('keys faster than the page renders all count; one Back undoes them in field, results and URL, and Forward restores them', async () => {
  const page = await openPage('/inventory?make=Honda');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Maruti Suzuki');
  await sendArrows(page, 40);
  await expect.poll(() => highestPrice(page)).toBe('1000000');
  await expect.poll(() => query(page)).toBe('?make=Maruti+Suzuki&maxPrice=1000000');
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?make=Maruti+Suzuki');
  expect(await highestPrice(page)).toBe('1399000');

  const words = 'vitara brezza zdi';
  const typed = '?search=vitara+brezza+zdi&make=Maruti+Suzuki';
  await searchBox(page).pressSequentially(words);
  expect(await searchBox(page).inputValue()).toBe(words);
  await expect.poll(() => query(page)).toBe(typed);
  expect(await searchBox(page).inputValue(), 'after the URL was written').toBe(words);
  await page.goBack();
  await expect.poll(() => searchBox(page).inputValue()).toBe('');
  await expect.poll(() => carTitles(page)).toHaveLength(9);
  expect(await query(page)).toBe('?make=Maruti+Suzuki');
  await page.goForward();
  await expect.poll(() => carTitles(page)).toEqual(['2018 Maruti Suzuki Vitara Brezza ZDI']);
  expect(await searchBox(page).inputValue()).toBe(words);
  expect(await query(page)).toBe(typed);
  expectQuiet(page);
});

/** Presses the left arrow key on the highest price, before the page has handled the first one. */
async function sendArrows(page: Page, times: number): Promise<void> {
  await thumb(page, 'Highest price').focus();
  const session = await page.context().newCDPSession(page);
  const arrow = { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 };
  const sent: Promise<unknown>[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const type of ['keyDown', 'keyUp'] as const) {
      sent.push(session.send('Input.dispatchKeyEvent', { type, ...arrow }));
    }
  }
  await Promise.all(sent);
}
