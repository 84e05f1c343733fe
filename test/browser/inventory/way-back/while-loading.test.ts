import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../../scripts/chromium/hydration.ts';
import { openPage } from '../../harness/browser.ts';
import { entryOf } from '../../harness/scripts.ts';
import { query } from '../inventory.ts';
import { expectList, openCar, phoneList, scorpio } from './left-list.ts';

it('Back before the code of a reloaded car’s page has arrived restores the list and the scroll position', async () => {
  const page = await openPage(phoneList, { width: 390 });
  const left = await openCar(page, scorpio);
  const list = page.waitForRequest(`**${phoneList}`);
  const isCode = (request: Request) => request.url().endsWith(entryOf('car'));
  // The browser may drop the code of a page that is about to be left.
  const arrival = Promise.race([
    page.waitForEvent('requestfinished', isCode),
    page.waitForEvent('requestfailed', isCode),
  ]);
  await page.route(`**${entryOf('car')}`, async (route) => {
    await list;
    await route.continue();
  });
  await page.route(`**${phoneList}`, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expectList(page, left, 'while the code arrives after Back');
});

it('after Back twice while pages were loading, Forward restores the list that Back passed over, and its scroll position', async () => {
  const page = await openPage('/inventory', { width: 390 });
  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url });
    document.querySelector('main')?.append(link);
    link.click();
  }, phoneList);
  await expect.poll(() => query(page)).toBe('?fuel=Diesel');
  const left = await openCar(page, scorpio);

  // The car’s code does not arrive, and the list’s page fails once the visitor has gone on.
  const firstList = page.waitForRequest('**/inventory');
  await page.route(`**${entryOf('car')}`, () => firstList, { times: 1 });
  await page.route(`**${phoneList}`, async (route) => {
    await firstList;
    await route.abort();
  });
  await page.reload();
  const arrival = page.waitForEvent('load');
  await page.evaluate(() => {
    // Once the browser has begun to load the list.
    addEventListener('popstate', () => setTimeout(() => history.back(), 100), { once: true });
    history.back();
  });
  await arrival;
  await hydrated(page);
  await page.goForward();
  await expectList(page, left, 'after Forward');
});
