import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { forgetComplaints } from '../harness/complaints.ts';

const searchBox = (page: Page) => page.locator('.filter-bar').getByRole('searchbox');
const results = (page: Page) => page.locator('.results__title').innerText();
const close = (page: Page) => page.locator('.results__close');

it('a search whose code is lost finds its letters at once, and more when another letter has loaded it', async () => {
  let isLost = true;
  const page = await openPage('/inventory', {
    before: (it) =>
      it.route('**/search-entry.*', (route) =>
        isLost ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
      ),
  });
  const lost = page.waitForResponse(/search-entry/);
  await searchBox(page).pressSequentially('automti');
  await lost;
  await expect.poll(() => results(page)).toBe('0 Premium Cars');
  expect(await close(page).count()).toBe(0);
  forgetComplaints(page);
  isLost = false;
  await searchBox(page).pressSequentially('c');
  await expect.poll(() => close(page).innerText()).toBe('Close to "automtic"');
  expect(await searchBox(page).inputValue()).toBe('automtic');
});

it('where searches are understood, one whose code is late finds its letters until it comes', async () => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const page = await openPage('/inventory', {
    site: inject('ownOrigin'),
    before: (it) => it.route('**/search-entry.*', (route) => arrival.then(() => route.continue())),
  });
  await searchBox(page).fill('below 6 lakh');
  await expect.poll(() => results(page)).toBe('0 Cars');
  arrive();
  await expect.poll(() => page.locator('.tag').first().innerText()).toContain('up to ₹6,00,000');
  expect(parseInt(await results(page), 10)).toBeGreaterThan(5);
});
