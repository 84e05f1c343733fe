import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it.each([
  ['/car/27', 'localStorage.seen', '"cars":["27"]'],
  ['/inventory?make=Honda', 'localStorage.seen', '"list":"?make=Honda"'],
  ['/inventory?make=Honda', 'sessionStorage.lastInventory', '?make=Honda'],
])('what %s writes to %s is written once the visitor sees it', async (path, stored, text) => {
  const page = await prerender(path);
  expect(await page.evaluate(stored)).toBe(undefined);
  await activate(page);
  await expect.poll(async () => String(await page.evaluate(stored))).toContain(text);
});

/** Playwright cannot make Chromium prerender, so the page only believes that it is prerendered. */
function prerender(path: string): Promise<Page> {
  return openPage(path, { before: (page) => page.addInitScript(setPrerendering, true) });
}

/** Shows the page as Chromium does: first it becomes visible, and a moment later it gets the visitor's session. */
async function activate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const stored = await page.evaluate(() => [sessionStorage.lastInventory, localStorage.seen] as unknown[]);
  expect(stored).toEqual([undefined, undefined]);
  await page.evaluate(setPrerendering, false);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
}

function setPrerendering(isPrerendering: boolean): void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: isPrerendering });
}
