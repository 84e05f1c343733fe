import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, query } from './inventory.ts';

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
