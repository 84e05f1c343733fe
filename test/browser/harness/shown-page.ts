import type { Locator, Page } from 'playwright-core';

export const heading = (page: Page): Promise<string> => page.locator('h1').innerText();

export const pathname = (page: Page): string => new URL(page.url()).pathname;

export const markDocument = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

export const toast = (page: Page): Locator => page.locator('.toast');

export const toastText = async (page: Page): Promise<string> => (await toast(page).allInnerTexts()).join();

/** Runs in the page: simulates a background tab, because Playwright keeps every tab in the foreground. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
