import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, openFilters, thumb } from './inventory.ts';

const hondas = ['2019 Honda City ZX', '2018 Honda Amaze VX', '2016 Honda Jazz V', '2006 Honda City ZX GXi'];

describe('the filters', () => {
  it('update the list with every change', async () => {
    const page = await openPage('/inventory');
    const filters = page.locator('.filter-bar');
    await filters.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
    await expect.poll(() => carTitles(page)).toEqual(hondas);
    await filters.getByRole('searchbox').pressSequentially('CITY');
    await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
    await filters.getByRole('searchbox').press('Backspace');
    await filters.getByRole('searchbox').fill(' city');
    await expect.poll(() => carTitles(page)).toEqual([]);
    await filters.getByRole('searchbox').fill('');
    await expect.poll(() => carTitles(page)).toEqual(hondas);
    await thumb(page, 'Lowest price').press('PageUp');
    await thumb(page, 'Lowest price').press('PageUp');
    await expect.poll(() => carTitles(page)).toEqual(hondas.slice(0, 3));
    await filters.getByRole('combobox', { name: 'Brand' }).selectOption('All Brands');
    await expect.poll(() => countLine(page)).toBe('30 Premium Cars');
    expectQuiet(page);
  });

  it('are the same in the bar and in the panel', async () => {
    const page = await openPage('/inventory', { width: 1440 });
    const bar = page.locator('.filter-bar');
    const panel = page.locator('.filter-panel');
    await bar.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
    await bar.getByRole('searchbox').fill('Z');
    await page.setViewportSize({ width: 390, height: 844 });
    await openFilters(page);
    expect(await panel.getByLabel('Make').inputValue()).toBe('Honda');
    expect(await panel.getByRole('searchbox').inputValue()).toBe('Z');
    await panel.getByLabel('Make').selectOption('Tata');
    await thumb(page, 'Latest year').press('ArrowLeft');
    await thumb(page, 'Highest price').press('ArrowLeft');
    await panel.getByRole('button', { name: 'Apply Filters' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await bar.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('Tata');
    expect(await thumb(page, 'Highest price').getAttribute('aria-valuenow')).toBe('1390000');
    expect(await carTitles(page)).toEqual([
      '2020 Tata Nexon XZ Plus',
      '2019 Tata Tiago XZ',
      '2018 Tata Tigor XZ',
    ]);
  });

  it('offer years by ranges', async () => {
    const page = await openPage('/inventory');
    const years = page.getByRole('combobox', { name: 'Year', exact: true });
    for (const [range, count] of [
      ['2020-2025', '6 Premium Cars'],
      ['2015-2019', '23 Premium Cars'],
      ['2010-2014', '3 Premium Cars'],
      ['2006-2009', '2 Premium Cars'],
      ['All Years', '34 Premium Cars'],
    ] as const) {
      await years.selectOption(range);
      await expect.poll(() => countLine(page)).toBe(count);
    }
  });
});
