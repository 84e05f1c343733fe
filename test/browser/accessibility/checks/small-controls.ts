import type { Page } from 'playwright-core';

export function smallControls(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const scope = document.querySelector(':modal') ?? document.body;
    const selector = 'a[href], button, input, select, textarea, [tabindex="0"]';
    return [...scope.querySelectorAll(selector)]
      .filter((control) => isShown(control) && !isInSentence(control))
      .filter((control) => !isLargeEnough(control))
      .map((control) => control.outerHTML.slice(0, 100));

    function isShown(control: Element): boolean {
      const visible = { visibilityProperty: true, opacityProperty: true };
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility(visible) && width > 1 && height > 1;
    }
    function isInSentence(control: Element): boolean {
      return getComputedStyle(control).display === 'inline';
    }
    function isLargeEnough(control: Element): boolean {
      const { width, height } = control.getBoundingClientRect();
      return width >= least - 0.5 && height >= least - 0.5;
    }
  }, size);
}
