import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles, countLine, query } from './inventory.ts';

const badged = (page: Page) =>
  page
    .locator('.car-card', {
      has: page.getByText('Festive Special', { exact: true }).filter({ visible: true }),
    })
    .locator('.car-card__title')
    .allInnerTexts();

const firstSix = [
  '2020 Hyundai Creta SX',
  '2018 Maruti Suzuki Swift VXI',
  '2019 Honda City ZX',
  '2016 Hyundai i20 Sportz',
  '2019 Maruti Suzuki WagonR LXI',
  '2017 Toyota Innova Crysta 2.4 GX',
];

describe.each([
  { width: 390, tail: ' Available', badges: 3 },
  { width: 1440, tail: '', badges: 6 },
])('the results at $width pixels', ({ width, tail, badges }) => {
  it('are counted, and the first cars have the festive badge', async () => {
    const page = await openPage('/inventory', { width });
    expect(await countLine(page)).toBe(`34 Premium Cars${tail}`);
    expect(await page.locator('.results__offer').innerText()).toBe(
      'Exclusive festive offers on all vehicles',
    );
    expect(await badged(page)).toEqual(firstSix.slice(0, badges));
    expect(await carTitles(page)).toHaveLength(34);
  });
});

describe('the results', () => {
  it('give the festive badge to the first matches', async () => {
    const page = await openPage('/inventory?make=Honda');
    expect(await badged(page)).toEqual([
      '2019 Honda City ZX',
      '2018 Honda Amaze VX',
      '2016 Honda Jazz V',
      '2006 Honda City ZX GXi',
    ]);
  });

  it('show every car after Reset Filters', async () => {
    const page = await openPage(
      '/inventory?search=city&make=Honda&year=2006-2009&maxPrice=200000&sort=year-new',
    );
    expect(await carTitles(page)).toEqual(['2006 Honda City ZX GXi']);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    expect(query(page)).toBe('');
    expect(await page.getByLabel('Sort by').inputValue()).toBe('featured');
    expect(await page.getByRole('slider').last().getAttribute('aria-valuenow')).toBe('1399000');
    await page.goBack();
    await expect.poll(() => carTitles(page)).toEqual(['2006 Honda City ZX GXi']);
  });

  it('are announced politely as one whole line', async () => {
    const page = await openPage('/inventory');
    const line = page.locator('[aria-live=polite]', { hasText: 'Premium Cars' });
    expect(await line.getAttribute('aria-atomic')).toBe('true');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Kia');
    await expect.poll(() => line.innerText()).toBe('1 Premium Cars');
  });

  it('offer a next step if no car matches', async () => {
    const page = await openPage('/inventory?search=submarine&make=Honda&year=2010-2014');
    expect(await countLine(page)).toBe('0 Premium Cars');
    const empty = page.locator('.empty-results');
    expect(await empty.innerText()).toMatch(
      /^No vehicles found\s+Try adjusting your search criteria or filters\.\s+Clear All Filters$/,
    );
    await empty.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    expect(query(page)).toBe('');
    expect(await page.locator('.filter-bar [name=search]').inputValue()).toBe('');
  });
});
