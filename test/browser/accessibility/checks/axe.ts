import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Analysis = {
  /** One line per finding; empty when there is none. */
  violations: string[];
  /** Selectors of texts whose contrast axe cannot compute, because they are on pictures or gradients. */
  textsOnPictures: string[];
};

/** axe's findings in the page's current state; in the open dialog alone, which makes the rest inert. */
export async function analyse(page: Page): Promise<Analysis> {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  if ((await page.locator(':modal').count()) > 0) axe.include(':modal');
  axe.options({ resultTypes: ['violations', 'incomplete'], iframes: false, preload: false });
  const { violations, incomplete } = await axe.analyze();
  const contrasts = incomplete.find(({ id }) => id === 'color-contrast');
  return {
    violations: violations.map(({ id, nodes }) => {
      return `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`;
    }),
    textsOnPictures: (contrasts?.nodes ?? []).map(({ target }) => target.map(String).join(' ')),
  };
}
