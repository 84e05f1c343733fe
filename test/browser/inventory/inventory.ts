import type { Locator, Page } from 'playwright-core';

/** The titles of the matching cars. */
export const carTitles = (page: Page): Promise<string[]> =>
  page.locator('.car-grid:not(.results__close + *) .car-card__title').allInnerTexts();

export const countLine = (page: Page): Promise<string> => page.locator('.results__title').innerText();

export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

export const thumb = (page: Page, name: string): Locator => page.getByRole('slider', { name });
