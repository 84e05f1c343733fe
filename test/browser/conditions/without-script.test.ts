import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { viewportOf } from '../../chromium/viewport.ts';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { overhanging } from '../accessibility/checks/overhang.ts';
import { openPage } from '../harness/browser.ts';

it.each(samplePages)('without JavaScript the page is readable: $name', async ({ path }) => {
  const page = await openPage(path, { width: 390, javaScriptEnabled: false });
  for (const width of [320, 1440]) {
    await page.setViewportSize(viewportOf(width));
    expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), `h1 at ${width}`).toBe(true);
    expect.soft(await page.getByRole('contentinfo').isVisible(), `foot at ${width}`).toBe(true);
    expect.soft(await deadControls(page), `dead controls at ${width}`).toEqual([]);
    expect.soft(await overhanging(page), `overhang at ${width}`).toEqual([]);
  }
});

function deadControls(page: Page): Promise<string[]> {
  return page.locator('button, input, select, textarea').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('form[action]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}
