import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { carTitles, query } from './inventory.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const followBack = (page: Page) => page.getByRole('link', { name: 'Back to Inventory' }).click();

// test/engines/subjects/way-back.ts tests the browser's own Back from a car, and reloading.
it('on a desktop, returning restores the list and the scroll position of each history entry, unseen', async () => {
  const page = await openPage('/inventory?transmission=Manual', { width: 1440 });
  await loadRecords(page);
  const car = page.getByRole('link', { name: 'View Details: 2016 Mahindra Scorpio S10' });
  // In one task, because a late font may move the page.
  const top = await car.evaluate((link: HTMLElement) => {
    link.scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    link.click();
    return Math.round(scrollY);
  });
  expect(top).toBeGreaterThan(1000);
  await page.getByRole('heading', { level: 1, name: '2016 Mahindra Scorpio S10' }).waitFor();
  await expect.poll(() => place(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  const places = await watchPlaces(page);
  await followBack(page);
  await expect.poll(async () => (await places.jsonValue()).length, { message: 'frames' }).toBeGreaterThan(2);
  expect(new Set(await places.jsonValue())).toEqual(new Set([top]));
  expect(await car.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await query(page)).toBe('?transmission=Manual');

  await expect.poll(() => carTitles(page)).toHaveLength(24);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('.filter-bar select[name=make]').selectOption('Hyundai');
  await expect.poll(() => carTitles(page)).toHaveLength(4);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.goBack();
  await expect.poll(() => carTitles(page)).toHaveLength(24);
  await expect.poll(() => place(page), { message: 'after Back' }).toBe(900);
  await page.goForward();
  await expect.poll(() => carTitles(page)).toHaveLength(4);
  await expect.poll(() => place(page), { message: 'after Forward' }).toBe(200);
});

it('‘Back to Inventory’ is a link with the last query if the page before is not the inventory', async () => {
  const page = await openPage('/inventory?make=Honda', { width: 390 });
  // Car 34 is listed but has no page.
  for (const path of ['/car/34', '/car/37']) {
    await page.goto(path);
    await hydrated(page);
    await followBack(page);
    await expect.poll(() => query(page), { message: path }).toBe('?make=Honda');
  }

  await loadRecords(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('link', { name: /^Inspected on/ }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#inspection');
  await followBack(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/inventory');
  expect(await query(page)).toBe('?make=Honda');
});

/** Collects the scroll position in each frame that shows the list. */
const watchPlaces = (page: Page) =>
  page.evaluateHandle(() => {
    const places: number[] = [];
    const note = () => {
      if (document.querySelector('.results')) places.push(Math.round(window.scrollY));
      requestAnimationFrame(note);
    };
    note();
    return places;
  });
