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

const head = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    document.querySelectorAll('link[rel=canonical], title').length,
  ]);
const host = 'https://www.utsavmotors.example';
const headOfWhole = ['Used Cars for Sale | Utsav Motors Delhi', `${host}/inventory`, 2];
const headOfHonda = ['Used Honda Cars in Delhi | Utsav Motors Delhi', `${host}/inventory?make=Honda`, 2];

const firstSix = [
  '2020 Hyundai Creta SX',
  '2018 Maruti Suzuki Swift VXI',
  '2019 Honda City ZX',
  '2016 Hyundai i20 Sportz',
  '2019 Maruti Suzuki WagonR LXI',
  '2017 Toyota Innova Crysta 2.4 GX',
];
const hondas = ['2019 Honda City ZX', '2018 Honda Amaze VX', '2016 Honda Jazz V', '2006 Honda City ZX GXi'];

describe('the results', () => {
  it('are counted and announced; the first have the festive badge; a brand’s page has its own title and canonical URL', async () => {
    const page = await openPage('/inventory');
    for (const { width, tail, badges } of [
      { width: 390, tail: ' Available', badges: 3 },
      { width: 1440, tail: '', badges: 6 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await countLine(page)).toBe(`34 Premium Cars${tail}`);
      expect(await page.locator('.results__offer').innerText()).toBe(
        'Exclusive festive offers on all vehicles',
      );
      expect(await badged(page), `badges at ${width} pixels`).toEqual(firstSix.slice(0, badges));
      expect(await carTitles(page)).toHaveLength(34);
    }
    const line = page.locator('[aria-live=polite]', { hasText: 'Premium Cars' });
    expect(await line.getAttribute('aria-atomic')).toBe('true');
    expect(await head(page)).toEqual(headOfWhole);

    // The links keep what is set.
    await page.getByRole('link', { name: 'Used Honda cars' }).click();
    await expect.poll(() => head(page)).toEqual(headOfHonda);
    expect(await badged(page), 'badges of a brand').toEqual(hondas);
    await page.getByLabel('Sort by').selectOption('Year: Newest First');
    await expect.poll(() => page.url()).toContain('sort');
    await expect.poll(() => head(page)).toEqual(headOfWhole);

    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Kia');
    await expect.poll(() => line.innerText()).toBe('1 Premium Cars');
    await page.getByRole('searchbox').first().fill('submarine');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
    expect(await query(page)).toBe('');
    await expect.poll(() => page.locator('.results__title:focus').count()).toBe(1);
    expect(await page.getByLabel('Sort by').inputValue()).toBe('featured');
  });
});
