import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, query } from './inventory.ts';

describe('the specified quirks', () => {
  it('accept a sort order and leave the list unsorted', async () => {
    const page = await openPage('/inventory');
    const before = await carTitles(page);
    const sort = page.getByLabel('Sort by');
    for (const order of ['price-low', 'price-high', 'year-new', 'year-old', 'mileage-low']) {
      await sort.selectOption(order);
      await expect.poll(() => query(page)).toBe(`?sort=${order}`);
      expect(await carTitles(page)).toEqual(before);
    }
    await page.reload();
    expect(await page.getByLabel('Sort by').inputValue()).toBe('mileage-low');
    expect(await carTitles(page)).toEqual(before);
  });
});
