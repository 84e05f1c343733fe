import type { Box } from '../../scripts/engines/engine.ts';
import { reach } from './page.ts';
import type { Page } from './page.ts';

const highestPrice = 1_399_000;

/** The value of a visible range. */
export const thumbAt = (page: Page, name: string) =>
  page.evaluate((label) => {
    const ranges = [...document.querySelectorAll<HTMLInputElement>(`[type=range][aria-label="${label}"]`)];
    return ranges.find((range) => range.checkVisibility())?.valueAsNumber;
  }, name);

/** The box of the thumb of a visible price, which is as wide as high. */
export async function thumbBox(page: Page, name: string): Promise<Box> {
  const { x, y, width, height } = await reach(page, 'slider', name);
  const share = ((await thumbAt(page, name)) ?? 0) / highestPrice;
  return { x: x + (width - height) * share, y, width: height, height };
}
