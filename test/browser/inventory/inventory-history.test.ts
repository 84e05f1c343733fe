import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { countLine, query } from './inventory.ts';

// test/client/pages/inventory/use-inventory-query.test.ts tests which changes share an entry and when it is written, and
// test/engines/subjects/inventory.ts that no key is lost, however fast a visitor types.
it('a reset undoes typed words, even in a focused field, and Back brings them back', async () => {
  const page = await openPage('/inventory?make=Honda', { isClockStopped: true });
  const search = page.locator('.filter-bar').getByRole('searchbox');
  await search.pressSequentially('jazz v');
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
