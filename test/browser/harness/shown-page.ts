import type { Page } from 'playwright-core';

export const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

export const pathname = (page: Page): string => new URL(page.url()).pathname;

/** Marks the document, to know it from one that the browser loads later. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
