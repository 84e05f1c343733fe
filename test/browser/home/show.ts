import type { Page } from 'playwright-core';

/** The number of painted pixels on the canvas of the fireworks. */
export function sparks(page: Page): Promise<number> {
  return page.locator('.fireworks__canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const points = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    return points.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}

type Watched = Window & { fadeMs?: unknown };

export async function watchFade(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (!(target instanceof HTMLDialogElement) || propertyName !== 'opacity') return;
      const transitions = target.getAnimations() as CSSTransition[];
      const opacity = transitions.find(({ transitionProperty }) => transitionProperty === 'opacity');
      (window as Watched).fadeMs = opacity?.effect?.getTiming().duration;
    });
  });
}

/** How long the closing popup fades. */
export function fade(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as Watched).fadeMs);
}
