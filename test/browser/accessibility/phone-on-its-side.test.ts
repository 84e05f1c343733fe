import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFilters, openMenu, waitForPopup } from '../../../scripts/sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';

const landscape = { width: 740, height: 360, hasTouch: true, isMobile: true };

describe('a phone in landscape', () => {
  it('shows the title of the home page without scrolling, the whole popup and the whole menu', async () => {
    const page = await openPage('/', { ...landscape, hasSeenPopup: false });
    expect(await topOf(page, 'h1')).toBeLessThan(300);
    const right = await page
      .locator('.hero__text > *')
      .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
    expect(right, 'the end of the words, before the car').toBeLessThan(740 * 0.52);
    await waitForPopup(page);
    await expectWhole(page, 'Contact Us');
    await page.setViewportSize({ width: 667, height: 360 });
    await openMenu(page);
    await expectWhole(page, '+91 00000 00000');
  });

  it('shows the first car of the inventory without scrolling, and the filters to the last one', async () => {
    const page = await openPage('/inventory', landscape);
    // Below the line that says that pictures are drawn.
    expect(await topOf(page, '.car-card')).toBeLessThan(330);
    await page.setViewportSize({ width: 667, height: 360 });
    await openFilters(page);
    const thumb = page.getByRole('dialog').getByRole('slider', { name: 'Latest year' });
    await thumb.scrollIntoViewIfNeeded();
    const { y = NaN, height = NaN } = (await thumb.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(360);
    await expectWhole(page, 'Hide Filters');
  });

  it('shows the name of a car without scrolling', async () => {
    expect(await topOf(await openPage('/car/1', landscape), 'h1')).toBeLessThan(300);
  });
});

it.each(['/inventory', '/car/1'])(
  'what stays on a screen of 320 by 256 pixels leaves most of it to %s',
  async (path) => {
    const page = await openPage(path, { width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const covered = await page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      const places = Array.from({ length: 16 * 20 }, (_, index) => [
        (index % 20) * 16 + 8,
        Math.floor(index / 20) * 16 + 8,
      ]);
      return (
        places.filter(([x = 0, y = 0]) => isFixed(document.elementFromPoint(x, y))).length / places.length
      );
    });
    expect(covered).toBeLessThan(0.1);
  },
);

const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y;

/** Whether the open dialog is within the viewport, and scrolls to its last control. Closes it. */
async function expectWhole(page: Page, last: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const { y = NaN, height = NaN } = (await dialog.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(360);
  await dialog.getByText(last).click({ trial: true });
  await dialog.getByRole('button', { name: /^Close/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}
