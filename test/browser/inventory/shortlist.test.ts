import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { query } from './inventory.ts';

const compared = (page: Page) => page.locator('.shortlist thead a[href^="/car/"]').allInnerTexts();
const hearts = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const remove = (page: Page, title: string) => page.getByLabel(`Remove ${title}`).click();

const openWithHearts = (path: string, ids: string[]) =>
  openPage(path, {
    before: (page) =>
      page.addInitScript((all) => localStorage.setItem('favorites', JSON.stringify(all)), ids),
  });

describe('a shortlist', () => {
  it('offers to keep its hearts and confirms it, loses car and heart together, and leads back to the filtered list', async () => {
    const page = await openPage('/inventory?cars=27,40&fuel=CNG');
    const keep = page.getByRole('button', { name: 'Save these cars' });
    await keep.click();
    await expect.poll(() => keep.count()).toBe(0);
    await expect.poll(() => focused(page)).toContain('Shortlist: 2 cars');
    await page.getByText('The heart at the top of every page leads to these cars.').waitFor();
    expect(await hearts(page)).toBe('["27","40"]');
    await remove(page, '2018 Honda Amaze VX');
    await expect.poll(() => compared(page)).toEqual(['Jazz V']);
    await expect.poll(() => focused(page)).toBe('Remove 2016 Honda Jazz V');
    expect(await hearts(page)).toBe('["40"]');
    expect(await query(page)).toBe('?fuel=CNG&cars=40');
    await remove(page, '2016 Honda Jazz V');
    await expect.poll(() => focused(page), { message: 'after the last car' }).toContain('2 Premium Cars');
    expect(await query(page)).toBe('?fuel=CNG');
    expect(await page.locator('.shortlist-link').count(), 'a count without a car').toBe(0);
  });

  it('scrolls into view when the heart in the header is clicked deep in the list, and keeps the filters, from another page too', async () => {
    const page = await openWithHearts('/inventory?fuel=Diesel', ['27', '40']);
    await loadRecords(page);
    const heart = page.getByRole('link', { name: 'Saved · Compare 2 cars' });
    await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2015-2019');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await heart.click();
    const title = page.getByRole('heading', { name: 'Shortlist: 2 cars side by side' });
    await expect.poll(() => title.evaluate((it) => document.activeElement === it)).toBe(true);
    const { y = -1 } = (await title.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(400);
    expect(await query(page)).toBe('?fuel=Diesel&year=2015-2019&cars=27,40');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await heart.click();
    await expect.poll(() => query(page)).toBe('?fuel=Diesel&year=2015-2019&cars=27,40');
  });

  it('has at most the newest twelve cars in the stock, and says so', async () => {
    const ids = ['1', '2', '4', '8', '10', '11', '12', '13', '14', '15', '18', '19', '20', '23'];
    const page = await openWithHearts('/about', ['99', ...ids]);
    const link = page.locator('.shortlist-link');
    expect(await link.innerText()).toContain('12');
    expect(await link.getAttribute('aria-label')).toBe('Saved · Compare 12 of 14 cars');
    await link.click();
    await expect.poll(() => query(page)).toBe('?cars=4,8,10,11,12,13,14,15,18,19,20,23');
    const more = page.getByText('You have marked');
    await expect.poll(() => more.innerText()).toContain('14 cars. These are the newest 12');
    await remove(page, '2019 Honda City ZX');
    await expect.poll(() => compared(page).then((titles) => titles.length)).toBe(11);
    await expect.poll(() => more.count()).toBe(0);
  });

  it('on a phone shows three cars whole, and keeps names and titles in view while it and the page scroll', async () => {
    const page = await openPage('/inventory?cars=27,40,45,1', { width: 390, height: 844 });
    const left = async (name: string) =>
      Math.round((await page.getByRole('columnheader', { name }).boundingBox())?.x ?? NaN);
    expect(await left('Creta'), 'the fourth car').toBe(353);
    const titles = page.locator('.shortlist__titles');
    expect(await titles.isVisible()).toBe(false);
    await page
      .getByRole('rowheader', { name: 'Boot' })
      .evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await titles.waitFor();
    expect((await titles.boundingBox())?.y, 'below the header').toBe(60);

    const name = page.getByRole('rowheader', { name: 'Year' }).locator('span');
    const before = (await name.boundingBox())?.x;
    await page.locator('.shortlist__scroller').evaluate((box) => box.scrollTo(999, 0));
    await expect.poll(() => left('Jazz')).toBe(37);
    expect((await name.boundingBox())?.x).toBe(before);
    await expect
      .poll(async () => Math.round((await titles.getByText('Jazz').boundingBox())?.x ?? NaN))
      .toBe(37);
  });
});
