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
  it('marks a car on its card and on its page, and stays', async () => {
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
    expect(await isMarked(page, '2018 Maruti Suzuki Swift VXI')).toBe(false);
    expectQuiet(page);
  });

  it('follows what another tab does', async () => {
    const page = await openPage('/car/1');
    const other = await page.context().newPage();
    await other.goto('/inventory');
    await heart(other, '2020 Hyundai Creta SX').click();
    await expect.poll(() => isMarked(other, '2020 Hyundai Creta SX')).toBe(true);
    await expect.poll(() => isMarked(page)).toBe(true);
  });

  it('is written after what was kept last, even where this page was told nothing of it', async () => {
    const page = await openPage('/inventory');
    // A change by the page itself is the one that storage events leave out.
    await page.evaluate(() => localStorage.setItem('favorites', '["4"]'));
    await heart(page, '2020 Hyundai Creta SX').click();
    expect(await stored(page)).toBe('["4","1"]');
  });

  it('keeps what another tab marked while this one showed no hearts, all in their order', async () => {
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

  it('is read again when the page comes back out of the browser’s page cache', async () => {
    const page = await openPage('/car/1');
    await page.evaluate(() => {
      localStorage.setItem('favorites', '["2","1"]');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => isMarked(page)).toBe(true);
  });

  it('overlooks what it cannot read', async () => {
    const page = await openPage('/car/1', {
      before: (it) => it.addInitScript(() => localStorage.setItem('favorites', '{"1":')),
    });
    expect(await isMarked(page)).toBe(false);
    await heart(page).click();
    await expect.poll(() => isMarked(page)).toBe(true);
    expectQuiet(page);
  });
});
