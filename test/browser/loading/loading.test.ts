import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { entryOf, startScript } from '../harness/scripts.ts';

it('the client’s code loads after the page, but after three seconds at the latest, and as soon as the visitor presses a key or touches the page', async () => {
  const page = await openPage('/contact', { isClockStopped: true });
  const held: Route[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  await page.route('**/assets/scenes/*', (route) => void held.push(route));
  /** Opens a page whose largest picture is held back, so that it does not end loading. */
  async function openHalf(): Promise<void> {
    held.splice(0);
    scripts.splice(0);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.locator('html[data-scripts]').waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(scripts).toEqual([startScript]);
  }
  /** Waits until the page requests no more of the code, too. */
  async function expectCode(when: string): Promise<void> {
    await expect.poll(() => scripts, { message: when }).toContain(entryOf('dealer'));
    await hydrated(page);
  }

  await openHalf();
  await page.clock.runFor(2999);
  expect(scripts, 'before three seconds').toEqual([startScript]);
  await Promise.all(held.map((route) => route.continue()));
  await expectCode('after the page');

  for (const [when, wait] of [
    ['after three seconds', () => page.clock.runFor(3000)],
    ['after a key', () => page.keyboard.press('Tab')],
    ['after a touch', () => page.mouse.click(700, 500)],
  ] as const) {
    await openHalf();
    await wait();
    await expectCode(when);
  }
});
