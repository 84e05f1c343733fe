import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it.each([
  ['/car/27', undefined, '"cars":["27"]'],
  ['/inventory?make=Honda', '"?make=Honda"', '"list":"?make=Honda"'],
])('%s, prerendered, is remembered only once the visitor sees it', async (path, lastInventory, seen) => {
  // Playwright cannot make Chromium prerender, so the page only believes that it is prerendered.
  const page = await openPage(path, {
    before: (it) => it.addInitScript(setPrerendering, true),
  });
  const stored = () => page.evaluate(() => [sessionStorage.lastInventory, localStorage.seen] as unknown[]);
  // Chromium shows the page first, and a moment later the page gets the visitor's session.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await stored()).toEqual([undefined, undefined]);
  await page.evaluate(setPrerendering, false);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(stored).toEqual([lastInventory, expect.stringContaining(seen)]);
});

function setPrerendering(isPrerendering: boolean): void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: isPrerendering });
}
