import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(untilHydrated);
}

/**
 * Runs in the page. Its timers are the browser's own, as a test may have replaced `setTimeout`. Contains no named function,
 * as tsx would add a helper that the page lacks.
 */
async function untilHydrated(): Promise<void> {
  // Parts that hydrate by themselves, and the property in which React stores its data on an element.
  while (
    [document.body, ...document.querySelectorAll('header, main, footer, form')].some(
      (element) => !Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
    )
  ) {
    await scheduler.postTask(() => undefined, { delay: 5 });
  }
  // After all tasks of React's.
  for (let turn = 0; turn < 2; turn += 1) {
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}
