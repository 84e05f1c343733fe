import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { countLine, query } from './inventory.ts';

it('chips of one kind combine with "or", move to the front with a cross, and keep the focus', async () => {
  const page = await openPage('/inventory', { width: 1280 });
  const chips = page.getByRole('navigation', { name: 'Narrow the list' });
  const chip = (text: string) => chips.locator('.tag', { hasText: text });
  const set = () => chips.getByRole('link', { name: /^Remove/ }).allInnerTexts();
  const focused = () => page.locator(':focus').textContent();
  await chip('Diesel').click();
  await expect.poll(() => query(page)).toBe('?fuel=Diesel');
  await chip('Petrol').press('Enter');
  await expect.poll(() => countLine(page)).toBe('30 Premium Cars');
  expect(await chips.locator('.tags--line .tag').first().innerText()).toContain('Petrol');
  expect(await set()).toEqual(['Remove\nPetrol\n×', 'Remove\nDiesel\n×']);
  await expect.poll(focused).toBe('Remove Petrol ×');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toBe('?fuel=Diesel');
  await expect.poll(focused).toBe('Petrol 23');
  // 'More' stays open. No chip follows the last one, so the count has the focus.
  await chip('More').click();
  await chip('7 seats').press('Enter');
  await expect.poll(() => countLine(page)).toBe('4 Premium Cars');
  expect(await set()).toEqual(['Remove\nDiesel\n×', 'Remove\n7 seats\n×']);
  await expect.poll(focused).toContain('4 Premium Cars');
  expect(await chips.locator('[open]').count()).toBe(1);
});
