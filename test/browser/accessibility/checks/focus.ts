import type { Page } from 'playwright-core';

/** Tabs through the whole page, and returns focused elements that have no outline or are covered. */
export async function focusFaults(page: Page): Promise<string[]> {
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
