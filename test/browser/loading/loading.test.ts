import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, isHydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { siteScript } from '../harness/scripts.ts';

async function hold(page: Page, path: string): Promise<() => Promise<unknown>> {
  const held: Route[] = [];
  await page.route(path, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

it('a page hydrates after its first paint, without waiting for pictures and fonts', async () => {
  const page = await openPage('/contact');
  const sendPictures = await hold(page, '**/assets/scenes/*');
  const sendFonts = await hold(page, '**/assets/fonts/*');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await Promise.all([sendPictures(), sendFonts()]);
});

it('without a report of the first paint, scripts run after three seconds, on a slow connection requested at once', async () => {
  const page = await openPage('/contact', { isClockStopped: true });
  // The next page's clock starts at this time.
  await page.clock.runFor(501);
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await page.clock.runFor(2999);
  expect(requests).toContain(siteScript);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.clock.runFor(1);
  await hydrated(page);
});
