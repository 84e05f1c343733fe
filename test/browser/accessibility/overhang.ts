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
      const { left, right } = element.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    });
    return [...scrolling, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}
