import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';

const creta = '2020 Hyundai Creta SX';
const swift = '2018 Maruti Suzuki Swift VXI';
const city = '2019 Honda City ZX';

const heart = (page: Page, title?: string) => {
  const place = title ? page.locator('.car-card', { hasText: title }) : page.locator('.detail-header');
  return place.getByRole('button', { name: 'Add to favorites' });
};
const isMarked = async (page: Page, title?: string) =>
  (await heart(page, title).getAttribute('aria-pressed')) === 'true';

it('a heart marks a car on its card and on its page, survives a reload, and follows those of another tab', async () => {
  const page = await openPage('/car/1');
  const other = await page.context().newPage();
  await other.goto('/inventory?minPrice=500000&owner=1st');
  await hydrated(other);
  await heart(other, creta).click();
  await expect.poll(() => isMarked(other, creta)).toBe(true);
  expect(await isMarked(other, city)).toBe(false);
  await expect.poll(() => isMarked(page), { message: 'follows the other tab' }).toBe(true);
  await page.reload();
  await expect.poll(() => isMarked(page), { message: 'after a reload' }).toBe(true);
});

it('a heart keeps those that another tab has stored, also of unknown cars; Back from the cache reads them again', async () => {
  const page = await openPage('/inventory?minPrice=500000&owner=1st');
  // A page receives no storage event for its own changes, so this one goes unnoticed.
  await page.evaluate(() => localStorage.setItem('favorites', '["999","4","2"]'));
  await heart(page, swift).click();
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('["999","4"]');
  await page.evaluate(() => {
    localStorage.setItem('favorites', '["2","1"]');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => isMarked(page, creta)).toBe(true);
  expect(await isMarked(page, city)).toBe(false);
});
