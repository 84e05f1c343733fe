import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, openState } from './browser.ts';
import { openFilters, openMenu, statesAt, waitForPopup } from './states.ts';

const screens = [
  { screens: 'narrow', first: 320, widths: [320, 360, 390, 767] },
  { screens: 'wide', first: 768, widths: [768, 844, 1024, 1440, 1920, 2560] },
];

describe.each(screens)('on $screens screens nothing reaches over the side', ({ first, widths }) => {
  it.each(statesAt(first))('$name', { timeout: 60_000 }, async (state) => {
    const page = await openState(state, { width: first, reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 844 });
      findings.push(...(await overhanging(page)).map((element) => `${width}: ${element}`));
    }
    expect(findings).toEqual([]);
  });
});

describe('a phone on its side', () => {
  it.each([
    { name: 'menu', path: '/', width: 667, open: openMenu, last: '+91 00000 00000' },
    { name: 'filter panel', path: '/inventory', width: 667, open: openFilters, last: 'Hide Filters' },
    { name: 'popup', path: '/', width: 844, open: waitForPopup, last: 'Contact Us' },
  ])('shows all of the $name', async ({ name, path, width, open, last }) => {
    const page = await openPage(path, {
      width,
      height: 360,
      hasTouch: true,
      hasSeenPopup: name !== 'popup',
    });
    await open(page);
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
    await dialog.getByText(last).scrollIntoViewIfNeeded();
    await dialog.getByText(last).click({ trial: true });
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('scrolls to the last filter', async () => {
    const page = await openPage('/inventory', { width: 667, height: 360 });
    await openFilters(page);
    const thumb = page.getByRole('dialog').getByRole('slider', { name: 'Latest year' });
    await thumb.scrollIntoViewIfNeeded();
    const box = await thumb.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(360);
  });
});

/** What is cut off at the side, or makes the page or a dialog scroll sideways. */
function overhanging(page: Page): Promise<string[]> {
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
