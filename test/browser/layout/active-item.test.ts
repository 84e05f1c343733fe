import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('the navigation marks an item only on exactly its path', async () => {
  const page = await openPage('/inventory?make=Honda', { width: 1440 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const follow = (name: string) => bar.getByRole('link', { name }).click();
  expect(await marked(page)).toEqual(['Inventory', 'Inventory']);
  await follow('About');
  await expect.poll(() => marked(page)).toEqual(['About', 'About']);
  await follow('Contact');
  await expect.poll(() => marked(page)).toEqual(['Contact', 'Contact']);
  await follow('Home');
  await expect.poll(() => marked(page)).toEqual(['Home', 'Home']);
  await page.getByRole('link', { name: 'View Details: 2020 Hyundai Creta SX' }).click();
  await expect.poll(() => marked(page)).toEqual([]);
});

/** In the bar and in the menu; one of them is visible. */
function marked(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.navigation__link[aria-current=page]')
    .evaluateAll((links) => links.map((link) => link.textContent));
}
