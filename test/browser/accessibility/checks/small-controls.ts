import type { Page } from 'playwright-core';

/** Controls smaller than `size`. Links within a sentence do not count as controls. */
export function smallControls(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    );
    const scope = document.querySelector(':modal') ?? document.body;
    return [...controls]
      .filter((control) => scope.contains(control) && isShown(control) && !isInSentence(control))
      .filter((control) => !isLargeEnough(control))
      .map((control) => control.outerHTML.slice(0, 100));

    function isShown(control: HTMLElement): boolean {
      const visible = { visibilityProperty: true, opacityProperty: true };
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility(visible) && width > 1 && height > 1;
    }
    function isInSentence(control: HTMLElement): boolean {
      return getComputedStyle(control).display === 'inline';
    }
    function isLargeEnough(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect();
      return width >= least - 0.5 && height >= least - 0.5;
    }
  }, size);
}
