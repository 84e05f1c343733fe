import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it stands, one line a finding. Empty when all is well. */
export async function violations(page: Page, ignored: readonly string[] = []): Promise<string[]> {
  const { violations: all } = await analyse(page);
  const found = all.filter(({ id }) => !ignored.includes(id));
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

/** Selectors of the texts whose contrast axe cannot tell, since they stand on pictures or gradients. */
export async function textsOnPictures(page: Page): Promise<string[]> {
  const { incomplete } = await analyse(page);
  const undecided = incomplete.find(({ id }) => id === 'color-contrast');
  return (undecided?.nodes ?? []).map(({ target }) => target.map(String).join(' '));
}

async function analyse(page: Page): Promise<AxeResults> {
  // Evaluated over DevTools, so that the page's own policy does not stand in the way.
  await page.evaluate(axe.source);
  return page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
      }),
    tags,
  );
}
