import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  // By the browser's own timers, as a test may have replaced those of the page.
  await page.waitForFunction(isHydrated, undefined, { polling: 5 });
  await page.evaluate(afterReact);
}

/** Runs in the page. Contains no named function, as tsx would add a helper that the page lacks. */
export function isHydrated(): boolean {
  // Parts that hydrate by themselves; a page that has just begun to load has none. React stores its data in a property.
  const parts = [...document.querySelectorAll('body, header, main, footer, form')];
  return (
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  );
}

/** Runs in the page: waits for all tasks of React's. */
export async function afterReact(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}
