import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, query, thumb } from './inventory.ts';

// test/client/pages/inventory/use-inventory-query.test.ts tests which changes share an entry and when it is written, and
// test/engines/subjects/inventory.ts that fast typing arrives complete.
it('keys faster than the page renders all move a thumb, and one Back undoes them', async () => {
  const page = await openPage('/inventory?make=Honda');
  const highest = thumb(page, 'Highest price');
  await highest.focus();
  await Promise.all(Array.from({ length: 40 }, () => page.keyboard.press('ArrowLeft')));
  await expect.poll(() => query(page)).toBe('?make=Honda&maxPrice=1000000');
  expect(await highest.inputValue()).toBe('1000000');
  await page.goBack();
  await expect.poll(() => query(page)).toBe('?make=Honda');
  expect(await highest.inputValue()).toBe('1399000');
});

it('typed words filter the list at once; a reset undoes them, even in a focused field, and Back brings them back', async () => {
  const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
  const search = page.locator('.filter-bar').getByRole('searchbox');
  await search.pressSequentially('jazz v');
  await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
  // Assistive technology clicks without moving the focus out of the field.
  const reset = page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' });
  await reset.evaluate((button: HTMLButtonElement) => button.click());
  await page.clock.runFor(1000);
  expect(await search.inputValue()).toBe('');
  expect(await query(page)).toBe('');
  await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('jazz v');
});
