import type { Box, Page } from './page.ts';

const highestPrice = 1_399_000;

export const thumbAt = (page: Page, name: string) =>
  page.evaluate(
    (label) =>
      document.querySelector<HTMLInputElement>(`.filter-bar [aria-label="${label}"]`)?.valueAsNumber ?? NaN,
    name,
  );

/** A thumb is as wide as it is high. */
export async function thumbBox(page: Page, name: string): Promise<Box> {
  const { x, y, width, height } = await page.reach('slider', name);
  const share = (await thumbAt(page, name)) / highestPrice;
  return { x: x + (width - height) * share, y, width: height, height };
}
