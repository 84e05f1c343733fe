import type { Page } from 'playwright-core';

export const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

export const pathname = (page: Page): string => new URL(page.url()).pathname;

/** Marks the document, so that `isSameDocument` can tell whether the browser has loaded another one. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
