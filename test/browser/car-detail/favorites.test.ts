import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const heart = (page: Page, title?: string) =>
  (title === undefined
    ? page.locator('.detail-header')
    : page.locator('.car-card', { hasText: title })
  ).getByRole('button', { name: 'Add to favorites' });
const isMarked = async (page: Page, title?: string) =>
  (await heart(page, title).getAttribute('aria-pressed')) === 'true';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

describe('a heart', () => {
  it('marks a car on its card and on its page, and survives a reload', async () => {
    const page = await openPage('/inventory?minPrice=500000&owner=1st', {
      width: 390,
    });
    expect(await isMarked(page, '2018 Maruti Suzuki Swift VXI')).toBe(false);
    await heart(page, '2018 Maruti Suzuki Swift VXI').click();
    await expect.poll(() => isMarked(page, '2018 Maruti Suzuki Swift VXI')).toBe(true);
    expect(await isMarked(page, '2020 Hyundai Creta SX')).toBe(false);
    expect(await stored(page)).toBe('["2"]');

    await page.getByRole('link', { name: 'View Details: 2018 Maruti Suzuki Swift VXI' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('2018 Maruti Suzuki Swift VXI');
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await expect.poll(() => isMarked(page)).toBe(true);
    await heart(page).click();
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(await stored(page)).toBe('[]');
    await page.goto('/');
    await hydrated(page);
    expect(await isMarked(page, '2018 Maruti Suzuki Swift VXI')).toBe(false);
    expectQuiet(page);
  });

  it('follows the hearts of another tab, also those that it missed, and is added after them', async () => {
    const page = await openPage('/car/1');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const other = await page.context().newPage();
    await other.goto('/inventory?minPrice=500000&owner=1st');
    await hydrated(other);
    await heart(other, '2020 Hyundai Creta SX').click();
    await expect.poll(() => isMarked(other, '2020 Hyundai Creta SX')).toBe(true);
    await expect.poll(() => isMarked(page), { message: 'follows the other tab' }).toBe(true);

    await bar.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await heart(other, '2018 Maruti Suzuki Swift VXI').click();
    await bar.getByRole('link', { name: 'Inventory' }).click();
    await expect
      .poll(() => isMarked(page, '2018 Maruti Suzuki Swift VXI'), {
        message: 'set while this tab showed none',
      })
      .toBe(true);
    await heart(page, '2019 Honda City ZX').click();
    expect(await stored(page)).toBe('["1","2","4"]');

    // A page gets no storage event for its own changes.
    await page.evaluate(() => localStorage.setItem('favorites', '["4"]'));
    await heart(page, '2018 Honda Amaze VX').click();
    expect(await stored(page), 'after a missed event').toBe('["4","27"]');

    // It is read again when the page is restored from the back/forward cache.
    await page.evaluate(() => {
      localStorage.setItem('favorites', '["2","1"]');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => isMarked(page, '2020 Hyundai Creta SX'), { message: 'after Back' }).toBe(true);
    expect(await isMarked(page, '2019 Honda City ZX')).toBe(false);
  });
});
