import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';
import { startScript } from '../harness/scripts.ts';

const patienceMs = 15_000;

const block = (route: Route) => route.abort('internetdisconnected');

/** Opens a page with a stopped clock, and answers the requests for all scripts except the first one. */
function openWithout(path: string, answer: (route: Route) => unknown): Promise<Page> {
  return openPage(path, {
    width: 390,
    isHydrated: false,
    isQuiet: false,
    isClockStopped: true,
    before: (page) =>
      page.route('**/assets/**/*.js', (route) =>
        route.request().url().endsWith(startScript) ? route.continue() : answer(route),
      ),
  });
}

/** Advances the clock in steps until the page has the button, or has stopped waiting for the scripts that it needs. */
async function expectMenuButton(page: Page, isVisible: boolean, stepMs = 1000): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(stepMs);
      return page.getByRole('button', { name: 'Open menu' }).isVisible();
    })
    .toBe(isVisible);
}

it('blocked scripts are requested again when the visitor is online again', async () => {
  let isOnline = false;
  const page = await openWithout('/car/1', (route) => (isOnline ? route.continue() : block(route)));
  await expectMenuButton(page, false);
  // The first request of the new attempts fails, too.
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await failed;
  isOnline = true;
  await expectMenuButton(page, true);
  await hydrated(page);
});

it('hanging scripts: if they load late they hydrate the page, and an inquiry that waited for them is not sent', async () => {
  const held: Route[] = [];
  let isHeld = true;
  const page = await openWithout('/car/1', (route) => (isHeld ? held.push(route) : route.continue()));
  await fillInquiry(page);
  await page.getByRole('button', { name: 'Send Inquiry' }).click();
  await expectMenuButton(page, false, patienceMs);

  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  await page.clock.runFor(1000);
  expect(await page.locator('.sent-message').count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
});
