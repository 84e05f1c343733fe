import type { Locator, Page } from 'playwright-core';
import { stillness } from '../../chromium/stillness.ts';

/** The titles of the matching cars. */
export const carTitles = (page: Page): Promise<string[]> =>
  page.locator('.car-grid:not(.results__close + *) .car-card__title').allInnerTexts();

export const countLine = (page: Page): Promise<string> => page.locator('.results__title').innerText();

export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

export async function openFilters(page: Page): Promise<Locator> {
  await page.locator('.filter-toggle').click();
  const panel = page.locator('.filter-panel');
  await panel.waitFor();
  await stillness(page);
  return panel;
}

export const thumb = (page: Page, name: string): Locator => page.getByRole('slider', { name });

/** A thumb is as wide as it is high. */
export function thumbPoint(page: Page, name: string): Promise<[x: number, y: number]> {
  return thumb(page, name).evaluate((input: HTMLInputElement) => {
    const { x, y, width, height } = input.getBoundingClientRect();
    const [min, max] = [Number(input.min), Number(input.max)];
    const share = (input.valueAsNumber - min) / (max - min);
    return [x + height / 2 + (width - height) * share, y + height / 2];
  });
}
