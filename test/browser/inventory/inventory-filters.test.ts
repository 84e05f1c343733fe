import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, openFilters, thumb } from './inventory.ts';

const hondas = ['2019 Honda City ZX', '2018 Honda Amaze VX', '2016 Honda Jazz V', '2006 Honda City ZX GXi'];

it('the filters update the list with every change, and are the same in the bar and in the panel', async () => {
  const page = await openPage('/inventory');
  const bar = page.locator('.filter-bar');
  const brand = bar.getByRole('combobox', { name: 'Brand' });
  const search = bar.getByRole('searchbox');
  const years = bar.getByRole('combobox', { name: 'Year', exact: true });
  await brand.selectOption('Honda');
  await expect.poll(() => carTitles(page)).toEqual(hondas);
  await search.pressSequentially('CITY');
  await expect.poll(() => carTitles(page)).toEqual(['2019 Honda City ZX', '2006 Honda City ZX GXi']);
  await search.fill('');
  await expect.poll(() => carTitles(page)).toEqual(hondas);
  await thumb(page, 'Lowest price').fill('200000');
  await expect.poll(() => carTitles(page)).toEqual(hondas.slice(0, 3));
  await brand.selectOption('All Brands');
  await expect.poll(() => countLine(page)).toBe('30 Premium Cars');

  await brand.selectOption('Honda');
  await search.fill('Z');
  await years.selectOption('2020-2025');
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilters(page);
  const panel = page.locator('.filter-panel');
  expect(await panel.getByLabel('Make').inputValue()).toBe('Honda');
  expect(await panel.getByRole('searchbox').inputValue()).toBe('Z');
  const [earliest, latest] = [thumb(page, 'Earliest year'), thumb(page, 'Latest year')];
  expect(await earliest.inputValue()).toBe('2020');
  // The slider ends with the latest car's year.
  expect(await latest.inputValue()).toBe('2022');
  await panel.getByLabel('Make').selectOption('Tata');
  await earliest.press('Home');
  await latest.press('ArrowLeft');
  await thumb(page, 'Highest price').press('ArrowLeft');
  await panel.getByRole('button', { name: 'Apply Filters' }).click();
  await panel.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await brand.inputValue()).toBe('Tata');
  expect(await thumb(page, 'Highest price').inputValue()).toBe('1390000');
  expect(await carTitles(page)).toEqual([
    '2020 Tata Nexon XZ Plus',
    '2019 Tata Tiago XZ',
    '2018 Tata Tigor XZ',
  ]);
  expectQuiet(page);
});
