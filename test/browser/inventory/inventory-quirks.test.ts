import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, query } from './inventory.ts';

describe('the specified quirks', () => {
  it('accept a sort order and leave the list unsorted', async () => {
    const page = await openPage('/inventory');
    const before = await carTitles(page);
    await page.getByLabel('Sort by').selectOption('mileage-low');
    await expect.poll(() => query(page)).toBe('?sort=mileage-low');
    expect(await carTitles(page)).toEqual(before);
    await page.reload();
    expect(await page.getByLabel('Sort by').inputValue()).toBe('mileage-low');
    expect(await carTitles(page)).toEqual(before);
  });
});
