import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { query } from './inventory.ts';

it('back from a car the list is as it was left, and offers the way to that car', async () => {
  const page = await openPage('/inventory?fuel=Petrol+%2B+CNG&fuel=CNG', { width: 390 });
  await page.getByRole('link', { name: 'View Details: 2019 Maruti Suzuki Dzire VXI' }).click();
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => query(page)).toBe('?fuel=Petrol+%2B+CNG&fuel=CNG');
  await page.getByRole('link', { name: 'Continue at 2019 Maruti Suzuki Dzire VXI' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('car-38');
  const card = await page.locator('#car-38').boundingBox();
  const head = await page.locator('.navigation').boundingBox();
  expect(card && head && card.y >= head.y + head.height).toBe(true);
  expectQuiet(page);
});

it('a car that is not there leads back to the list as it was left, too', async () => {
  const page = await openPage('/inventory?make=Tata');
  await page.getByRole('link', { name: 'View Details: 2019 Tata Tiago XZ' }).click();
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => query(page)).toBe('?make=Tata');
  await page.getByRole('link', { name: 'Continue at 2019 Tata Tiago XZ' }).waitFor();
});

it('the browser’s own Back finds the place by itself', async () => {
  const page = await openPage('/inventory', { width: 390 });
  const link = page.getByRole('link', { name: 'View Details: 2019 Maruti Suzuki Dzire VXI' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: '2019 Maruti Suzuki Dzire VXI' }).waitFor();
  await page.goBack();
  await link.waitFor();
  expect(await page.getByRole('link', { name: 'Continue at' }).count()).toBe(0);
});

it('without the browser’s storage the way back leads to the whole list', async () => {
  const page = await openPage('/inventory?make=Honda', {
    before: (it) =>
      it.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('no storage', 'SecurityError');
          },
        });
      }),
    hasSeenPopup: false,
  });
  await page.getByRole('link', { name: 'View Details: 2018 Honda Amaze VX' }).click();
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => page.url()).toMatch(/\/inventory$/);
  expectQuiet(page);
});
