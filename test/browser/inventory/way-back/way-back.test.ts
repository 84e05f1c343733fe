import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../../scripts/chromium/hydration.ts';
import { openPage } from '../../harness/browser.ts';
import { refuseStorage } from '../../harness/refused-storage.ts';
import { loadRecords } from '../../harness/scripts.ts';
import { carTitles, query } from '../inventory.ts';
import { expectList, openCar, phoneList, place, scorpio } from './left-list.ts';

/** Records the scroll position in each frame in which a list is shown, from now on. */
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

// Each step opens another car, so that no position is an earlier step's.
const brezza = '2018 Maruti Suzuki Vitara Brezza ZDI';
const ecosport = '2018 Ford EcoSport Titanium';

const followBack = (page: Page) => page.getByRole('link', { name: 'Back to Inventory' }).click();
const ways: [way: string, title: string, goBack: (page: Page) => Promise<unknown>][] = [
  ['by the browser’s Back', ecosport, (page) => page.goBack()],
  ['by Back to Inventory', scorpio, followBack],
];

it('on a desktop, returning from a car restores the list and the scroll position without a visible scroll, and each history entry has its own', async () => {
  const page = await openPage('/inventory?transmission=Manual', { width: 1440 });
  await loadRecords(page);
  for (const [way, title, goBack] of ways) {
    const left = await openCar(page, title);
    await page.evaluate(() => window.scrollTo(0, 300));
    const places = await watchPlaces(page);
    await goBack(page);
    await expectList(page, left, way);
    await expect
      .poll(async () => (await places.jsonValue()).length, { message: 'frames' })
      .toBeGreaterThan(2);
    expect(new Set(await places.jsonValue()), way).toEqual(new Set([left.top]));
    const focus = () => document.activeElement?.getAttribute('aria-label');
    expect(await page.evaluate(focus), way).toBe(`View Details: ${title}`);
  }

  // A car without a page of its own.
  await page.getByRole('link', { name: 'View Details: 2019 Tata Tiago XZ' }).click();
  await page.getByRole('heading', { level: 1, name: 'Car Not Found' }).waitFor();
  await hydrated(page);
  await followBack(page);
  await expect.poll(() => query(page), { message: 'from Car Not Found' }).toBe('?transmission=Manual');

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
  await page.reload();
  await hydrated(page);
  await expect.poll(() => place(page), { message: 'after a reload' }).toBe(200);
});

it('without storage, Back and ‘Back to Inventory’ restore the list and the position', async () => {
  const page = await openPage(phoneList, { width: 390, hasSeenPopup: false, before: refuseStorage });
  await loadRecords(page);
  const { top } = await openCar(page, brezza);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(top);
  const left = await openCar(page, brezza);
  await followBack(page);
  await expectList(page, left, 'by the link');
});

it('where the page before is not the inventory, ‘Back to Inventory’ is a link with the last query: after a full load, and after a link to a part of the car’s page', async () => {
  const page = await openPage('/inventory?make=Honda', { width: 390 });
  await page.goto('/car/37');
  await hydrated(page);
  await followBack(page);
  await expect.poll(() => query(page)).toBe('?make=Honda');

  await loadRecords(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await page.getByRole('link', { name: /^Inspected on/ }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#inspection');
  await followBack(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/inventory');
  expect(await query(page)).toBe('?make=Honda');
});
