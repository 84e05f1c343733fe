import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, openFilters, query, thumb } from './inventory.ts';

it('a shared or reloaded URL opens filtered', async () => {
  const page = await openPage('/inventory?make=Honda&year=2006-2018&maxPrice=500000', { width: 390 });
  expect(await carTitles(page)).toEqual(['2016 Honda Jazz V', '2006 Honda City ZX GXi']);
  const filters = await openFilters(page);
  await filters.getByRole('searchbox').fill('jazz');
  await expect.poll(() => query(page)).toBe('?search=jazz&make=Honda&year=2006-2018&maxPrice=500000');
  await page.reload();
  await expect.poll(() => carTitles(page)).toEqual(['2016 Honda Jazz V']);
  await openFilters(page);
  expect(await filters.getByRole('searchbox').inputValue()).toBe('jazz');
  expect(await filters.getByLabel('Make').inputValue()).toBe('Honda');
  expect(await thumb(page, 'Highest price').getAttribute('aria-valuetext')).toBe('₹5,00,000');
  expect(await thumb(page, 'Latest year').inputValue()).toBe('2018');
});

it('the URL keeps the fields that have no control; a link to the whole inventory shows every car again', async () => {
  const page = await openPage('/inventory?fuel=Diesel&owner=2nd&transmission=Automatic');
  const brand = page.getByRole('combobox', { name: 'Brand' });
  expect(await carTitles(page)).toEqual(['2016 Toyota Fortuner 2.8 4x2']);
  await brand.selectOption('Toyota');
  await expect.poll(() => query(page)).toBe('?make=Toyota&fuel=Diesel&transmission=Automatic&owner=2nd');
  expect(await carTitles(page)).toEqual(['2016 Toyota Fortuner 2.8 4x2']);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
  await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
  expect(await brand.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => countLine(page)).toBe('1 Premium Cars');
});
