import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { pathname } from '../harness/shown-page.ts';

it('a car’s card opens the car when its picture is pressed', async () => {
  const page = await openPage('/inventory');
  // The link's overlay covers the picture.
  await page.locator('.car-card img').nth(1).hover({ force: true });
  await page.mouse.down();
  // A person also holds the button until :active styles apply.
  await page.locator('.car-card__link:active').waitFor();
  await page.mouse.up();
  await expect.poll(() => pathname(page)).toBe('/car/2');
});
