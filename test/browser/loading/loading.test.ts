import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, isHydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { siteScript, startScript } from '../harness/scripts.ts';

it('the client’s code runs after the page, but after three seconds at the latest, and as soon as the visitor presses a key or touches the page', async () => {
  const page = await openPage('/contact', { isClockStopped: true });
  const held: Route[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  await page.route('**/assets/scenes/*', (route) => void held.push(route));
  /** Opens a page that does not finish loading, because its largest picture is held back. */
  async function openHalf(): Promise<void> {
    held.splice(0);
    scripts.splice(0);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-scripts]').waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await page.evaluate(isHydrated)).toBe(false);
  }

  await openHalf();
  await page.clock.runFor(2999);
  expect(scripts, 'before three seconds').toEqual([startScript]);
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);

  for (const wait of [
    () => page.clock.runFor(3000),
    () => page.keyboard.press('Tab'),
    () => page.mouse.click(700, 500),
  ]) {
    await openHalf();
    await wait();
    await hydrated(page);
  }
});

it('the client’s code loads at once where the styles were slow, and runs after the page', async () => {
  const page = await openPage('/contact', { isClockStopped: true });
  // The next page's clock starts at this time.
  await page.clock.runFor(501);
  const held: Route[] = [];
  await page.route('**/assets/scenes/*', (route) => void held.push(route));
  const code = page.waitForRequest((request) => new URL(request.url()).pathname === siteScript);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await code;
  expect(await page.evaluate(isHydrated)).toBe(false);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
});
