import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, query } from './inventory.ts';
import { startSiteWith } from '../harness/site.ts';

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

describe('SITE_QUIRKS=fix', () => {
  it('sorts, counts only set filters and labels lakh correctly', async () => {
    const site = await startSiteWith({ SITE_QUIRKS: 'fix' });
    const page = await openPage('/inventory', { site });
    const sort = page.getByLabel('Sort by');
    await sort.selectOption('price-high');
    await expect.poll(async () => (await carTitles(page))[0]).toBe('2016 Toyota Fortuner 2.8 4x2');
    const slider = page.locator('.filter-bar .slider-field');
    expect(await slider.innerText()).toMatch(/₹0\.00 - ₹13\.99L\s+0\.0L\s+14\.0L/);

    await page.setViewportSize({ width: 390, height: 844 });
    const toggle = page.locator('.filter-panel-holder__toggle');
    expect(await toggle.innerText()).toBe('Filters (0)');
    await toggle.click();
    await page.locator('.filter-panel').getByLabel('Make').selectOption('Honda');
    await page.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.innerText()).toBe('Filters (2)');
  });
});
