import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, historyLength, openFilters, query, thumb } from './inventory.ts';

describe.each([
  { width: 390, label: 'Make' },
  { width: 1440, label: 'Brand' },
])('the address at $width pixels', ({ width, label }) => {
  it('gets one history entry for each settled change, and Back and Forward go through them', async () => {
    const page = await openPage('/inventory', { width });
    const filters = await openFilters(page);
    const entries = await historyLength(page);
    await filters.getByLabel(label).selectOption('Honda');
    await expect.poll(() => query(page)).toBe('?make=Honda');
    await filters.getByRole('searchbox').pressSequentially('city zx');
    await filters.getByRole('searchbox').blur();
    await expect.poll(() => query(page)).toBe('?search=city+zx&make=Honda');
    await thumb(page, 'Highest price').press('ArrowLeft');
    await expect.poll(() => query(page)).toBe('?search=city+zx&make=Honda&maxPrice=1390000');
    expect(await historyLength(page)).toBe(entries + 3);

    await page.goBack();
    await page.goBack();
    await expect.poll(() => carTitles(page)).toHaveLength(4);
    expect(await filters.getByRole('searchbox').inputValue()).toBe('');
    expect(await thumb(page, 'Highest price').getAttribute('aria-valuenow')).toBe('1399000');
    await page.goBack();
    await expect.poll(() => countLine(page)).toContain('34 Premium Cars');
    expect(await filters.getByLabel(label).inputValue()).toBe('');
    await page.goForward();
    await page.goForward();
    await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
    expectQuiet(page);
  });

  it('opens filtered when it is shared or loaded again', async () => {
    const page = await openPage('/inventory?make=Honda&maxPrice=500000', { width });
    const cars = ['2016 Honda Jazz V', '2006 Honda City ZX GXi'];
    expect(await carTitles(page)).toEqual(cars);
    const filters = await openFilters(page);
    await filters.getByRole('searchbox').fill('jazz');
    await expect.poll(() => query(page)).toBe('?search=jazz&make=Honda&maxPrice=500000');
    await page.reload();
    await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
    await openFilters(page);
    expect(await filters.getByRole('searchbox').inputValue()).toBe('jazz');
    expect(await filters.getByLabel(label).inputValue()).toBe('Honda');
    expect(await thumb(page, 'Highest price').getAttribute('aria-valuetext')).toBe('₹5,00,000');
  });
});

describe('the address', () => {
  it('stays as it came while a visitor only goes through the fields', async () => {
    const page = await openPage('/inventory?utm_source=mail&year=abc');
    await page.locator('.filter-bar').getByRole('searchbox').focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reset Filters');
    expect(query(page)).toBe('?utm_source=mail&year=abc');
  });

  it('keeps the fields that have no control', async () => {
    const page = await openPage('/inventory?fuel=Diesel&owner=2nd&transmission=Automatic');
    expect(await carTitles(page)).toEqual(['2016 Toyota Fortuner 2.8 4x2']);
    await page.getByLabel('Brand').selectOption('Toyota');
    await expect.poll(() => query(page)).toBe('?make=Toyota&fuel=Diesel&transmission=Automatic&owner=2nd');
    expect(await carTitles(page)).toEqual(['2016 Toyota Fortuner 2.8 4x2']);
  });

  it('is read part by part, and its garbage ignored', async () => {
    const garbage = Array.from({ length: 500 }, (_, index) => `make=x${index}`).join('&');
    const page = await openPage(
      `/inventory?year=abc&minPrice=9e99&make=Honda&make=Honda&sort=%00&${garbage}`,
    );
    expect(await countLine(page)).toBe('4 Premium Cars');
    expect(await page.getByLabel('Brand').inputValue()).toBe('Honda');
    await page.getByLabel('Brand').selectOption('Kia');
    await expect.poll(() => query(page)).toBe('?make=Kia');
    expectQuiet(page);
  });

  it('of the whole inventory, as a link of the site has it, shows every car again', async () => {
    const page = await openPage('/inventory?make=Honda');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    expect(await page.getByLabel('Brand').inputValue()).toBe('');
  });
});
