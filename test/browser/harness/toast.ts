import type { Locator, Page } from 'playwright-core';

/** The visible notification. */
export const toast = (page: Page): Locator => page.locator('.toast');

/** The notification's text, or '' if there is none. */
export const toastText = async (page: Page): Promise<string> => (await toast(page).allInnerTexts()).join();
