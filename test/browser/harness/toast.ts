import type { Locator, Page } from 'playwright-core';

/** The notification that is shown. */
export const toast = (page: Page): Locator => page.locator('.toast');

/** Its text; '' when there is none. */
export const toastText = async (page: Page): Promise<string> => (await toast(page).allInnerTexts()).join();
