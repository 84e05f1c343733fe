import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { countLine, query } from './inventory.ts';

it('chips of one kind combine with "or", show that they are on, keep the focus, and are removed by a second press', async () => {
  const page = await openPage('/inventory', { width: 1280 });
  const chips = page.getByRole('navigation', { name: 'Narrow the list' });
  const chip = (text: string) => chips.locator('.tag', { hasText: text });
  const on = () => chips.locator('[aria-current=true]').allInnerTexts();
  await chip('Diesel').click();
  await expect.poll(() => query(page)).toBe('?fuel=Diesel');
  await chip('CNG').press('Enter');
  await expect.poll(() => countLine(page)).toBe('11 Premium Cars');
  expect(await on()).toEqual(['CNG\n4', 'Diesel\n7']);
  await chip('More').click();
  await chip('7 seats').press('Enter');
  await expect.poll(() => countLine(page)).toBe('5 Premium Cars');
  // 'More' stays open, and the focus survives when the chip changes between link and button.
  await expect.poll(() => page.locator(':focus').innerText()).toBe('7 seats\n5');
  await page.keyboard.press('Enter');
  await expect.poll(() => countLine(page)).toBe('11 Premium Cars');
  await chip('CNG').click();
  await expect.poll(() => query(page)).toBe('?fuel=Diesel');
  await chip('Diesel').press('Enter');
  await expect.poll(() => query(page)).toBe('');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Diesel\n7');
});

it('a desktop shows one row of chips, with room for a ring', async () => {
  const page = await openPage('/inventory', { width: 1280, height: 900 });
  const tops = await page
    .locator('.narrowings .tag')
    .filter({ visible: true })
    .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  const room = await page.locator('.narrowings .tags--line').evaluate((row) => {
    const [box, tag] = [row.getBoundingClientRect(), row.querySelector('.tag')?.getBoundingClientRect()];
    return tag && [tag.top - box.top, tag.left - box.left, box.bottom - tag.bottom];
  });
  // The focus ring is 3 pixels wide, with an offset of 2.
  expect(room && Math.min(...room)).toBeGreaterThanOrEqual(5);
});
