import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faintTexts } from '../accessibility/checks/faint-texts.ts';
import { overhanging } from '../accessibility/checks/overhang.ts';

export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations, textsOnPictures } = await analyse(page);
  expect.soft(violations, `axe ${where}`).toEqual([]);
  expect.soft(await faintTexts(page, textsOnPictures), `text on pictures ${where}`).toEqual([]);
}

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

/** An open dialog makes the rest of the page inert. */
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
    // Selectors of texts on pictures and gradients, whose contrast axe cannot compute.
    textsOnPictures: (contrasts?.nodes ?? []).map(({ target }) => target.map(String).join(' ')),
  };
}
