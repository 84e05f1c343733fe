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

it('a page that is painted before all of it has arrived hydrates once it has, and reports nothing', async () => {
  let early: number | undefined;
  const page = await openPage('/about', {
    // On a stopped clock no connection is slow, so no module is requested at once.
    isClockStopped: true,
    async before(it) {
      await it.route('**/about', async (route) => {
        const response = await route.fetch();
        // The browser reads the rest only once it has this script.
        const body = (await response.text()).replace('<footer', '<script src="/late.js"></script>$&');
        await route.fulfill({ response, body });
      });
      await it.route('**/late.js', async (route) => {
        await it.waitForFunction(paintIsReported);
        early = await it.locator('[rel=modulepreload]').count();
        await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove();' });
      });
    },
  });
  expect(early, 'modules requested before the rest has arrived').toBe(0);
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

/** Runs in the page, and resolves after the page's own observer has been notified. */
function paintIsReported(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve(true)).observe({ type: 'paint', buffered: true });
  });
}
