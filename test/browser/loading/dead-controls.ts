import type { Page } from 'playwright-core';

/** Visible buttons and fields that work only with a script. */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('button, input, select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) && !control.closest('form[action]'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
}
