import { expect, it } from 'vitest';
import { hydrated, isHydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { siteScript } from '../harness/scripts.ts';

it('a page hydrates after its first paint, without waiting for pictures and fonts', async () => {
  const page = await openPage('/contact');
  await page.route(/\/assets\/(scenes|fonts)\//, () => undefined);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

it('a page that is painted before all of it has arrived hydrates, and reports nothing', async () => {
  const page = await openPage('/contact');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // The browser reads the rest only once it has this script.
    await route.fulfill({ response, body: html.replace('<footer', '<script src="/late.js"></script>$&') });
  });
  await page.route('**/late.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.evaluate(async () => {
      // Hydration takes fewer frames than this.
      for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
    });
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove();' });
  });
  await page.goto('/about');
  await hydrated(page);
  expect(await page.title()).toMatch(/^About/);
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
