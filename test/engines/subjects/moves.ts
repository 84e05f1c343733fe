import { expect, it } from 'vitest';
import { stillness } from '../../../scripts/chromium/stillness.ts';
import type { Page } from '../page.ts';
import { desktop, open } from '../visit.ts';

type Watched = Window & { moved?: string[] };

it('the cards of a changed list move, and a car’s picture moves to its page', async () => {
  const page = await open('/inventory', { ...desktop, withMotion: true });
  await filterAndOpenCar(page);
  const moves = async (part: string) => (await moved(page)).filter((one) => one.includes(part)).length;
  expect(await moves('car-card')).toBeGreaterThanOrEqual(3);
  await expect.poll(() => moves('::view-transition-group(car-')).toBe(1);
  // A click would land where the link was while the page scrolls to its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2);
  await page.click('link', 'Back to Inventory');
  await expect.poll(() => page.count('heading', 'Festive Car Collection')).toBe(1);
  expect(await moves('::view-transition-group(car-'), 'after Back').toBe(1);
});

it('with reduced motion nothing moves: neither cards nor a picture nor a dialog', async () => {
  const page = await open('/inventory', desktop);
  await filterAndOpenCar(page);
  await page.resize(390, 844);
  await page.click('button', 'Open menu');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await moved(page)).toEqual([]);
});

const moved = (page: Page) => page.evaluate(() => (window as Watched).moved ?? []);

async function filterAndOpenCar(page: Page): Promise<void> {
  await page.evaluate(watchMoves);
  // Only cards in view move.
  await page.evaluate(() => document.querySelector('.car-card')?.scrollIntoView({ behavior: 'instant' }));
  await page.choose('Brand', 'Honda');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.car-card').length)).toBe(4);
  // A click would land where the card was.
  await stillness(page);
  // On a page that is scrolled further the picture would pass over the header: it does not move.
  await page.evaluate(() => {
    window.scrollTo({ top: 100, behavior: 'instant' });
    document.querySelector<HTMLElement>('.car-card__link')?.click();
  });
  await expect.poll(() => page.count('link', 'Back to Inventory')).toBe(1);
}

/** Runs in the page. Records what is animated from now on: elements by their class, and parts of view transitions. */
function watchMoves(): void {
  const moved: string[] = ((window as Watched).moved = []);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    // React animates elements for a view transition.
    if (this.className) moved.push(this.className);
    return animate.apply(this, args);
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      moved.push(...effects.map(({ pseudoElement }) => pseudoElement ?? ''));
    });
    return transition;
  };
}
