import type { Page, Request } from 'playwright-core';
import { it } from 'vitest';
import { openPage } from '../../harness/browser.ts';
import { siteScript } from '../../harness/scripts.ts';
import { expectList, openCar, phoneList, scorpio } from './left-list.ts';

it('Back before the code of a reloaded car’s page has arrived restores the list and the scroll position', async () => {
  const page = await openPage(phoneList, { width: 390 });
  const left = await openCar(page, scorpio);
  const list = page.waitForRequest(`**${phoneList}`);
  const isCode = (request: Request) => request.url().endsWith(siteScript);
  // The browser may drop the code of a page that is about to be left.
  const arrival = Promise.race([
    page.waitForEvent('requestfinished', isCode),
    page.waitForEvent('requestfailed', isCode),
  ]);
  await page.route(`**${siteScript}`, async (route) => {
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

it('Back while a reloaded car’s page is hydrated restores the list and the scroll position', async () => {
  const page = await openPage(phoneList, { width: 390, before: goBackDuringHydration });
  const left = await openCar(page, scorpio);
  const hydration = page.waitForEvent('console', (message) => message.text() === 'hydrated');
  // The car's page lasts until it is hydrated.
  await page.route(`**${phoneList}`, async (route) => {
    await hydration;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL(`**${phoneList}`);
  await expectList(page, left, 'after Back during hydration');
});

/** Goes back when React has scheduled the hydration of a car's page, which begins only then. */
async function goBackDuringHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/car/')) return;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      MessagePort.prototype.postMessage = postMessage;
      addEventListener('popstate', () => this.postMessage(message), { once: true });
      history.back();
    };
    addEventListener('hydrated', () => console.log('hydrated'));
  });
}
