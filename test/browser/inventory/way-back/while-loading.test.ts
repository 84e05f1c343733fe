import type { Request } from 'playwright-core';
import { it } from 'vitest';
import { openPage } from '../../harness/browser.ts';
import { entryOf } from '../../harness/scripts.ts';
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
