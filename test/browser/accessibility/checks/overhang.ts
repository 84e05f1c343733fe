import type { Page } from 'playwright-core';

/** Elements that are cut off at the side, or that make the page or a dialog scroll sideways. */
export function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector(':modal') ?? document.body;
    const scrolling = [document.documentElement, scope].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const selector = 'a, button, input, select, textarea, h1, h2, h3, p, li, dd';
    const cut = [...scope.querySelectorAll(selector)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        return false;
      if (isInStrip(element)) return false;
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    });
    return [...scrolling, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 80));

    // Visitors can scroll to everything in a strip that scrolls horizontally.
    function isInStrip(element: Element): boolean {
      const holder = element.parentElement;
      if (!holder || holder === scope) return false;
      return /auto|scroll/.test(getComputedStyle(holder).overflowX) || isInStrip(holder);
    }
  });
}
