import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { requestsOf } from '../harness/requests.ts';

it('the contact page loads its map near the viewport, and shows it 450 pixels high', async () => {
  let requests: string[] = [];
  const before = (it: Page) => (requests = requestsOf(it, /google/));
  const page = await openPage('/contact', { width: 390, height: 400, before });
  const map = page.locator('iframe');
  expect(await map.getAttribute('loading')).toBe('lazy');
  await map.scrollIntoViewIfNeeded();
  const url =
    'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed';
  await expect.poll(() => requests).toContain(url);
  expect((await map.boundingBox())?.height).toBe(450);
});
