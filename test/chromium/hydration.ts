import type { Page } from 'playwright-core';

export async function hydrated(page: Page): Promise<void> {
  // With a polling interval, Playwright uses the browser's timers instead of the page's, which a test may have replaced.
  await page.waitForFunction(isHydrated, undefined, { polling: 5 });
  await page.evaluate(afterReact);
}

/** Runs in the page. It contains no named function, because tsx would call a helper that the page lacks. */
export function isHydrated(): boolean {
  // These parts hydrate separately, and React adds a property to each. A page that has just begun to load has no parts.
  const parts = [...document.querySelectorAll('body, header, main, footer, form')];
  return (
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  );
}

/** Runs in the page: waits until React's tasks are done. */
async function afterReact(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}
