import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's findings in the page's current state; only in the open dialog, which makes the rest inert. */
async function analyse(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  if ((await page.locator(':modal').count()) > 0) axe.include(':modal');
  axe.options({ resultTypes: ['violations', 'incomplete'], iframes: false, preload: false });
  const { violations, incomplete } = await axe.analyze();
  const contrasts = incomplete.find(({ id }) => id === 'color-contrast');
  return {
    violations: violations.map(({ id, nodes }) => {
      return `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`;
    }),
    // Selectors of texts whose contrast axe cannot compute, because they are on pictures or gradients.
    textsOnPictures: (contrasts?.nodes ?? []).map(({ target }) => target.map(String).join(' ')),
  };
}
