import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet } from '../harness/complaints.ts';
import { refuseStorage } from '../harness/refused-storage.ts';
import { openHome, popup } from '../home/show.ts';

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
  it('hearts last until the page is left, the popup opens once a load, and nothing fails', async () => {
    const page = await openHome({ before });
    await page.clock.runFor(1_500);
    const heart = page.locator('.car-card').nth(1).getByRole('button', { name: 'Add to favorites' });
    await popup(page).getByRole('link', { name: 'View Offers' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    expect(await popup(page).count(), 'the popup on the other page').toBe(0);
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
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    await page.goBack();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(3_000);
    expect(await popup(page).count(), 'the popup after Back').toBe(0);
    expectQuiet(page);
  });
});
