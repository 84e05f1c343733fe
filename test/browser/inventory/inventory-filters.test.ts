import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, countLine, openFilters, thumb } from './inventory.ts';

const hondas = ['2019 Honda City ZX', '2018 Honda Amaze VX', '2016 Honda Jazz V', '2006 Honda City ZX GXi'];

describe.each([
  { width: 390, label: 'Make', all: 'All Makes', hint: 'Search by make or model...' },
  { width: 1440, label: 'Brand', all: 'All Brands', hint: 'Search by make, model, or keyword' },
])('the filters at $width pixels', ({ width, label, all, hint }) => {
  it('offer what the catalogue has', async () => {
    const page = await openPage('/inventory', { width });
    const filters = await openFilters(page);
    expect(await filters.getByRole('searchbox').getAttribute('placeholder')).toBe(hint);
    expect(await filters.getByLabel(label).locator('option').allInnerTexts()).toEqual([
      all,
      'Chevrolet',
      'Datsun',
      'Ford',
      'Honda',
      'Hyundai',
      'Kia',
      'MG',
      'Mahindra',
      'Maruti Suzuki',
      'Nissan',
      'Renault',
      'Skoda',
      'Tata',
      'Toyota',
      'Volkswagen',
    ]);
    expect(await filters.getByRole('slider').count()).toBe(width === 390 ? 4 : 2);
    expect(await page.locator('noscript:visible').count()).toBe(0);
    expectQuiet(page);
  });

  it('filter the list at once with every change', async () => {
    const page = await openPage('/inventory', { width });
    const filters = await openFilters(page);
    await filters.getByLabel(label).selectOption('Honda');
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
    await filters.getByLabel(label).selectOption(all);
    await expect.poll(() => countLine(page)).toContain('30 Premium Cars');
  });
});

describe('one state for the bar and the panel', () => {
  it('shows in both what was chosen in either', async () => {
    const page = await openPage('/inventory', { width: 1440 });
    const bar = page.locator('.filter-bar');
    const panel = page.locator('.filter-panel');
    await bar.getByLabel('Brand').selectOption('Honda');
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
    expect(await bar.getByLabel('Brand').inputValue()).toBe('Tata');
    expect(await thumb(page, 'Highest price').getAttribute('aria-valuenow')).toBe('1390000');
    expect(await carTitles(page)).toEqual([
      '2020 Tata Nexon XZ Plus',
      '2019 Tata Tiago XZ',
      '2018 Tata Tigor XZ',
    ]);
  });
});

describe('the bar’s selects', () => {
  it('offer four ranges of years, and choose them', async () => {
    const page = await openPage('/inventory');
    const years = page.getByRole('combobox', { name: 'Year', exact: true });
    expect(await years.locator('option').allInnerTexts()).toEqual([
      'All Years',
      '2020-2025',
      '2015-2019',
      '2010-2014',
      '2006-2009',
    ]);
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

  it('show All Years for a range of the year slider that is no option', async () => {
    const page = await openPage('/inventory?year=2012-2016');
    const years = page.getByRole('combobox', { name: 'Year', exact: true });
    expect(await years.locator('option:checked').innerText()).toBe('All Years');
    expect(await countLine(page)).toBe('8 Premium Cars');
  });

  it('offer six orders, Featured first', async () => {
    const page = await openPage('/inventory');
    const sort = page.getByLabel('Sort by');
    expect(await sort.locator('option').allInnerTexts()).toEqual([
      'Featured',
      'Price: Low to High',
      'Price: High to Low',
      'Year: Newest First',
      'Year: Oldest First',
      'Mileage: Low to High',
    ]);
    expect(await sort.inputValue()).toBe('featured');
  });
});
