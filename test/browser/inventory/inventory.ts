import type { Locator, Page } from 'playwright-core';
import { stillness } from '../harness/stillness.ts';

/** The titles of the matching cars. */
export const carTitles = (page: Page): Promise<string[]> =>
  page.locator('.car-grid:not(.results__close + *) .car-card__title').allInnerTexts();

/** '34 Premium Cars' as shown. */
export const countLine = (page: Page): Promise<string> => page.locator('.results__title').innerText();

/** The URL's query string. */
export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

/** The length of the history. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The desktop bar or the open mobile panel. */
export async function openFilters(page: Page): Promise<Locator> {
  const toggle = page.locator('.filter-panel-holder__toggle');
  if (!(await toggle.isVisible())) return page.locator('.filter-bar');
  await toggle.click();
  const panel = page.locator('.filter-panel');
  await panel.waitFor();
  await stillness(panel);
  return panel;
}

/** One of the two ranges of a visible slider. */
export const thumb = (page: Page, name: string): Locator => page.getByRole('slider', { name });

/** The middle of its thumb, which is as wide as high. */
export function thumbPoint(page: Page, name: string): Promise<[x: number, y: number]> {
  return thumb(page, name).evaluate((input: HTMLInputElement) => {
    const { x, y, width, height } = input.getBoundingClientRect();
    const [min, max] = [Number(input.min), Number(input.max)];
    const share = (input.valueAsNumber - min) / (max - min);
    return [x + height / 2 + (width - height) * share, y + height / 2];
  });
}
