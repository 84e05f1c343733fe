import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyse } from '../accessibility/checks/axe.ts';
import { faintTexts } from '../accessibility/checks/faint-texts.ts';
import { overhanging } from '../accessibility/checks/overhang.ts';

/** Whether the shown content is accessible; also the contrast of texts on pictures, but of those already judged. */
export async function expectAccessible(page: Page, where: string, judged?: Set<string>): Promise<void> {
  const { violations, textsOnPictures } = await analyse(page);
  expect.soft(violations, `axe ${where}`).toEqual([]);
  expect.soft(await faintTexts(page, textsOnPictures, judged), `text on pictures ${where}`).toEqual([]);
}

/** Whether nothing overflows sideways at any width. */
export async function expectWithinSides(
  page: Page,
  widths: readonly number[],
  state = 'page',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 844 ? 390 : 844 });
    expect.soft(await overhanging(page), `${state}: over the side at ${width} pixels`).toEqual([]);
  }
}
