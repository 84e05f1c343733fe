import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { pages } from '../harness/states.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };

describe('keyboard focus', () => {
  it.each(pages)('is visible on every focusable element: $name', { timeout: 120_000 }, async (state) => {
    const page = await openPage(state.path);
    expect(await walk(page)).toEqual([]);
  });

  // The fixed bottom bar covers some of these.
  it.each(['/inventory', '/car/1'])('is visible on a phone with a keyboard: %s', async (path) => {
    const page = await openPage(path, phone);
    expect(await walk(page)).toEqual([]);
  });
});

it('the first press of Tab offers a link that skips the navigation', async () => {
  const page = await openPage('/inventory');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await link.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

/** Presses Tab through the whole page. Returns elements without an outline or covered by another. */
async function walk(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-walked')) return;
      focused.setAttribute('data-walked', '');
      if (focused instanceof HTMLIFrameElement) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const shares = [0.1, 0.5, 0.9];
      const isSeen = () => {
        const { x, y, width, height } = focused.getBoundingClientRect();
        return shares.some((across) =>
          shares.some((down) => {
            const top = document.elementFromPoint(x + width * across, y + height * down);
            return top !== null && (focused.contains(top) || top.contains(focused));
          }),
        );
      };
      // The page may still be scrolling to the element.
      for (let frame = 0; frame < 120 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isSeen() && isOutlined
        ? ''
        : `${isSeen() ? 'no outline' : 'hidden'}: ${focused.outerHTML.slice(0, 90)}`;
    });
    if (found === undefined) break;
    if (found) complaints.push(found);
  }
  return complaints;
}
