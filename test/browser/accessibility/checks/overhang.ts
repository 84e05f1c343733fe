import type { Page } from 'playwright-core';

/** What is cut off at the side, or makes the page or a dialog scroll sideways. */
export function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector(':modal') ?? document.body;
    const scrolling = [document.documentElement, scope].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    const texts = scope.querySelectorAll<HTMLElement>(
      'a, button, input, select, textarea, h1, h2, h3, p, li, dd',
    );
    const cut = [...texts].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        return false;
      if (isInStrip(element)) return false;
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    });
    return [...scrolling, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 80));

    // What lies in a strip of its own that is pushed sideways can be reached.
    function isInStrip(element: Element): boolean {
      const holder = element.parentElement;
      if (!holder || holder === scope) return false;
      return /auto|scroll/.test(getComputedStyle(holder).overflowX) || isInStrip(holder);
    }
  });
}
