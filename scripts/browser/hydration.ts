import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // The property in which React stores its data on an element.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  // Two frames more, which also occur while a test has stopped the page's clock.
  const frames = await page.evaluateHandle(() => ({ count: 0 }));
  await page.waitForFunction((seen) => (seen.count += 1) > 2, frames);
}
