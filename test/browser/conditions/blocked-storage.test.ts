import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { refuseStorage } from '../harness/refused-storage.ts';

/** Storage that throws on writing, as when it is full. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Storage with values that are no JSON, as another version of the site may leave them. */
const spoilStorage = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('favorites', '{');
    for (const key of ['hasSeenFestivePopup', 'lastInventory']) {
      sessionStorage.setItem(key, '{');
    }
  });

describe.each([
  ['blocked', refuseStorage],
  ['full', fillStorage],
  ['malformed', spoilStorage],
])('if storage is %s', (_name, before) => {
  it('hearts last until the page is left, and nothing fails', async () => {
    const page = await openPage('/', { hasSeenPopup: false, before });
    const heart = page.locator('.car-card').nth(1).getByRole('button', { name: 'Add to favorites' });
    const popup = page.getByRole('dialog', { name: 'Happy Festive Season from Utsav Motors Delhi!' });
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'hidden' });
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'View Details: 2018 Maruti Suzuki Swift VXI' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('2018 Maruti Suzuki Swift VXI');
    expect(
      await page
        .locator('.detail-header')
        .getByRole('button', { name: 'Add to favorites' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    expectQuiet(page);
  });
});
