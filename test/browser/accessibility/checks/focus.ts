import type { Page } from 'playwright-core';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };

/** A screenshot of each element would be slow, so only one element of each look is compared. */
const compared = new Set<string>();

export async function focusFaults(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-walked')) return;
      focused.setAttribute('data-walked', '');
      if (focused instanceof HTMLIFrameElement) return { isSeen: true };
      // Two thumbs share a track.
      const control = focused.closest('.range-slider') ?? focused;
      const shares = [0.1, 0.5, 0.9];
      const isSeen = () => {
        const { x, y, width, height } = focused.getBoundingClientRect();
        // Browsers do not scroll to the end of a tall field.
        const onScreen = shares
          .flatMap((across) =>
            shares.map((down) => document.elementFromPoint(x + width * across, y + height * down)),
          )
          .filter((top) => top !== null);
        const seen = onScreen.filter((top) => control.contains(top) || top.contains(focused));
        return seen.length > onScreen.length / 2;
      };
      // The page may still be scrolling to the element.
      for (let frame = 0; frame < 120 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = focused.getBoundingClientRect();
      return {
        isSeen: isSeen(),
        name: focused.outerHTML.slice(0, 90),
        look: `${innerWidth} ${focused.className} in ${focused.parentElement?.closest('[class]')?.className}`,
        box: { x, y, width, height },
      };
    });
    if (found === undefined) break;
    const { isSeen, name = '', look = '', box } = found;
    if (!isSeen) complaints.push(`hidden: ${name}`);
    if (!box || compared.has(look)) continue;
    compared.add(look);
    if (!(await showsFocus(page, box))) complaints.push(`no outline: ${name}`);
  }
  return complaints;
}

/** Whether the focus changes at least as many pixels as half of the element's edge has. */
async function showsFocus(page: Page, { x, y, width, height }: Box): Promise<boolean> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(screen.width, x + width + 8) - left,
    height: Math.min(screen.height, y + height + 8) - top,
  };
  const pixels = async () =>
    sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer();
  const focused = await pixels();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const blurred = await pixels();
  const changed = focused.filter((value, at) => value !== blurred[at]);
  // Three colours per pixel.
  return changed.length / 3 >= width + height;
}
