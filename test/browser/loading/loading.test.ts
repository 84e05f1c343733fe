import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, isHydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { siteScript } from '../harness/scripts.ts';

/** Holds back the answers to requests for this path. Returns a function that sends them. */
async function hold(page: Page, path: string): Promise<() => Promise<unknown>> {
  const held: Route[] = [];
  await page.route(path, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

it('scripts are requested before the first paint, and the page hydrates without waiting for its pictures', async () => {
  const page = await openPage('/contact');
  const sendPictures = await hold(page, '**/assets/scenes/*');
  const sendFonts = await hold(page, '**/assets/fonts/*');
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === siteScript);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await requested;
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await Promise.all([sendPictures(), sendFonts()]);
});

it('scripts run after three seconds in a browser that does not report the first paint', async () => {
  const page = await openPage('/about', {
    isHydrated: false,
    isClockStopped: true,
    before: (it) => it.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined)),
  });
  await page.clock.runFor(2999);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.clock.runFor(1);
  await hydrated(page);
});
