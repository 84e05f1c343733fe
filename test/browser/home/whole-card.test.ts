import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { pathname } from '../harness/shown-page.ts';

const list = '/inventory?fuel=Petrol&transmission=Manual&owner=1st';
const card = (page: Page) => page.locator('.car-card').nth(1);

it('a car’s card opens the car wherever it is clicked', async () => {
  const page = await openPage(list);
  await loadRecords(page);
  for (const [part, across, down] of [
    ['its picture', 0.3, 0.25],
    ['its title', 0.2, 0.6],
    ['the space beside the button', 0.02, 0.97],
  ] as const) {
    await card(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await card(page).boundingBox()) ?? {};
    await page.mouse.move(x + width * across, y + height * down);
    await page.mouse.down();
    // A person also holds the button until :active styles apply.
    await expect.poll(() => page.locator(':active').count()).toBeGreaterThan(0);
    await page.mouse.up();
    await expect.poll(() => pathname(page), { message: `after a click on ${part}` }).toBe('/car/2');
    await page.goBack();
    await card(page).waitFor();
  }
});
