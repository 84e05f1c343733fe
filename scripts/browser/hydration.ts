import type { Page } from 'playwright-core';

/** Waits until React has taken over the page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // The name that React gives to what it keeps at an element.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
