import type { Box } from '../../scripts/engines/engine.ts';
import { reach, type Page } from './page.ts';

const highestPrice = 1_399_000;

/** The value of a price in the filter bar. */
export const thumbAt = (page: Page, name: string) =>
  page.evaluate(
    (label) =>
      document.querySelector<HTMLInputElement>(`.filter-bar [aria-label="${label}"]`)?.valueAsNumber ?? NaN,
    name,
  );

/** The box of the thumb of a visible price, which is as wide as high. */
export async function thumbBox(page: Page, name: string): Promise<Box> {
  const { x, y, width, height } = await reach(page, 'slider', name);
  const share = (await thumbAt(page, name)) / highestPrice;
  return { x: x + (width - height) * share, y, width: height, height };
}
