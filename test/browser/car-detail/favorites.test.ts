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
    const page = await openPage('/inventory', { width: 390 });
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

  it('follows changes of another tab', async () => {
    const page = await openPage('/car/1');
    const other = await page.context().newPage();
    await other.goto('/inventory');
    await hydrated(other);
    await heart(other, '2020 Hyundai Creta SX').click();
    await expect.poll(() => isMarked(other, '2020 Hyundai Creta SX')).toBe(true);
    await expect.poll(() => isMarked(page)).toBe(true);
  });

  it('is added after the latest stored ones, even if this page missed the storage event', async () => {
    const page = await openPage('/inventory');
    // A page gets no storage event for its own changes.
    await page.evaluate(() => localStorage.setItem('favorites', '["4"]'));
    await heart(page, '2020 Hyundai Creta SX').click();
    expect(await stored(page)).toBe('["4","1"]');
  });

  it('keeps the hearts another tab set while this one showed none, in order', async () => {
    const page = await openPage('/inventory');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await heart(page, '2019 Honda City ZX').click();
    await bar.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    const other = await page.context().newPage();
    await other.goto('/inventory');
    await hydrated(other);
    await heart(other, '2018 Maruti Suzuki Swift VXI').click();
    await bar.getByRole('link', { name: 'Inventory' }).click();
    await expect.poll(() => isMarked(page, '2018 Maruti Suzuki Swift VXI')).toBe(true);
    await heart(page, '2020 Hyundai Creta SX').click();
    expect(await stored(page)).toBe('["4","2","1"]');
  });

  it('is read again when the page is restored from the back/forward cache', async () => {
    const page = await openPage('/car/1');
    await page.evaluate(() => {
      localStorage.setItem('favorites', '["2","1"]');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => isMarked(page)).toBe(true);
  });

  it('ignores stored values that are not valid', async () => {
    const page = await openPage('/car/1', {
      before: (it) => it.addInitScript(() => localStorage.setItem('favorites', '{"1":')),
    });
    expect(await isMarked(page)).toBe(false);
    await heart(page).click();
    await expect.poll(() => isMarked(page)).toBe(true);
    expectQuiet(page);
  });
});
