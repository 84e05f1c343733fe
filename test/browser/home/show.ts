import type { Page } from 'playwright-core';
import { openPage } from '../harness/browser.ts';
import type { Visit } from '../harness/browser.ts';

export const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Happy Festive Season from Utsav Motors Delhi!' });

/** Opens the home page with its clock stopped, and without the film, which would take processor time. */
export const openHome = (visit: Visit) =>
  openPage('/', {
    hasSeenPopup: false,
    isClockStopped: true,
    ...visit,
    async before(it) {
      await it.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await visit.before?.(it);
    },
  });

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
