import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadRecords } from '../harness/scripts.ts';
import { openHome, popup } from '../home/show.ts';

/** Browsers that block cookies throw on every access. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: refuse });
  });

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

it.each([
  ['blocked', refuseStorage],
  ['full', fillStorage],
])(
  'if storage is %s, hearts last until the page is left, the popup opens once a load, and nothing fails',
  async (_name, before) => {
    const page = await openHome({ before });
    const arrival = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const hearts = page.getByRole('button', { name: 'Add to favorites' });
    await loadRecords(page);
    await page.clock.runFor(1_500);
    await popup(page).getByRole('link', { name: 'View Offers' }).click();
    await arrival('Festive Car Collection');
    await hearts.nth(1).click();
    await expect.poll(() => hearts.nth(1).getAttribute('aria-pressed')).toBe('true');
    await page.evaluate(() => {
      for (const type of ['pageshow', 'storage']) window.dispatchEvent(new Event(type));
    });
    await page.getByRole('link', { name: 'View Details: 2018 Maruti Suzuki Swift VXI' }).click();
    await arrival('2018 Maruti Suzuki Swift VXI');
    expect(await hearts.first().getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await arrival('Festive Car Collection');
    await page.goBack();
    await page.locator('.hero').waitFor();
    await page.clock.runFor(3_000);
    expect(await popup(page).count(), 'the popup after Back').toBe(0);
  },
);
