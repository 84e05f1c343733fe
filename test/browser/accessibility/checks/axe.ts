import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Analysis = {
  /** One line per finding; empty when there is none. */
  violations: string[];
  /** Selectors of texts whose contrast axe cannot compute, because they are on pictures or gradients. */
  textsOnPictures: string[];
};

/** axe's findings in the page's current state; in the open dialog alone, which makes the rest inert. */
export async function analyse(page: Page): Promise<Analysis> {
  // Evaluated over DevTools, because the page's content security policy would block the script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, undecided } = await page.evaluate(runAxe, tags);
  return {
    violations: violations.map(({ id, html }) => `${id}: ${html.map((tag) => tag.slice(0, 120)).join(' ')}`),
    textsOnPictures: undecided,
  };
}

async function runAxe(values: string[]) {
  const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(
    document.querySelector(':modal') ?? document,
    {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations', 'incomplete'],
      iframes: false,
      preload: false,
    },
  );
  const contrasts = incomplete.find(({ id }) => id === 'color-contrast');
  return {
    violations: violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) })),
    undecided: (contrasts?.nodes ?? []).map(({ target }) => target.map(String).join(' ')),
  };
}
