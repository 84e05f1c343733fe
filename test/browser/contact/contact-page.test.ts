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

it('on a desktop the contact page’s columns have common edges, one line of headings and one height, and the number is larger than its label', async () => {
  const page = await openPage('/contact');
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const [form, map] = await boxes('.contact-columns > .panel');
  const [showroom, , mail] = await boxes('.info-card');
  expect([showroom?.x, mail?.x]).toEqual([form?.x, map?.x]);
  expect(form?.height).toBe(map?.height);
  const tops = (await boxes('.contact-columns .panel__title')).map(({ y }) => y);
  expect(new Set(tops).size).toBe(1);
  const size = (selector: string) =>
    page.locator(selector).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(await size('.info-card [href^="tel:"]')).toBeGreaterThan(20);
  expect(await size('.info-card:has([href^="tel:"]) h2')).toBeLessThan(17);
});
