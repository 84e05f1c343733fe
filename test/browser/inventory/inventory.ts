import type { Locator, Page } from 'playwright-core';
import { stillness } from '../harness/stillness.ts';

/** The titles of the cars that match. */
export const carTitles = (page: Page): Promise<string[]> =>
  page.locator('.car-grid:not(.results__close + *) .car-card__title').allInnerTexts();

/** '34 Premium Cars', as it is seen. */
export const countLine = (page: Page): Promise<string> => page.locator('.results__title').innerText();

/** The part of the address after the path. */
export const query = (page: Page): string => new URL(page.url()).search;

/** How many entries the history has. */
export const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** The desktop bar, or the opened mobile panel. */
export async function openFilters(page: Page): Promise<Locator> {
  const toggle = page.locator('.filter-panel-holder__toggle');
  if (!(await toggle.isVisible())) return page.locator('.filter-bar');
  await toggle.click();
  const panel = page.locator('.filter-panel');
  await panel.waitFor();
  await stillness(panel);
  return panel;
}

/** The thumb of one of the sliders that can be seen. */
export const thumb = (page: Page, name: string): Locator => page.getByRole('slider', { name });
