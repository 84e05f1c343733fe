import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine } from './inventory.ts';

it('without JavaScript the inventory arrives filtered, and its form filters on', async () => {
  const page = await openPage('/inventory?make=Honda&maxPrice=500000', {
    width: 390,
    javaScriptEnabled: false,
  });
  expect(await countLine(page)).toContain('2 Premium Cars');
  expect(await carTitles(page)).toEqual(['2016 Honda Jazz V', '2006 Honda City ZX GXi']);
  const form = page.getByRole('search', { name: 'Filter cars' });
  expect(await form.getByLabel('Brand').inputValue()).toBe('Honda');
  expect(await form.getByLabel('Highest price in rupees').inputValue()).toBe('500000');
  await form.getByRole('searchbox').fill('zx');
  await form.getByLabel('Highest price in rupees').fill('1399000');
  await form.getByRole('button', { name: 'Show cars' }).click();
  await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
  expect(new URL(page.url()).hash).toBe('#results');
  await form.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2006-2009');
  await form.getByLabel('Brand').selectOption('All Brands');
  await form.getByRole('searchbox').fill('');
  await form.getByRole('button', { name: 'Show cars' }).click();
  await expect.poll(() => carTitles(page)).toEqual(['2009 Hyundai i10 Magna', '2006 Honda City ZX GXi']);
});
