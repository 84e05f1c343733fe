import { expect, it } from 'vitest';
import { stillness } from '../../../scripts/chromium/stillness.ts';
import { expectLeft, watchClosing, type Watched, type Way } from '../dialog-closing.ts';
import { reach, type Page } from '../page.ts';
import { open } from '../visit.ts';

const popupName = 'Happy Festive Season from Utsav Motors Delhi!';
it('the popup and its buttons are as high as their text, and it fades out downwards', async () => {
  const page = await open('/', { hasSeenPopup: false, withMotion: true });
  await expectOpen(page, popupName);
  expect((await reach(page, 'dialog', popupName)).height).toBeLessThan(500);
  expect((await reach(page, 'link', 'View Offers')).height).toBeLessThan(60);
  await expectClosing(page, 'Close', '.festive-popup__title', 'downwards', ['opacity', 'translate']);
});

it('the menu covers the screen, and leaves to the right without a fade, so that no text lies over another', async () => {
  const page = await open('/about', { withMotion: true });
  await page.click('button', 'Open menu');
  await expectOpen(page, 'Menu');
  expect(await reach(page, 'dialog', 'Menu')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectClosing(page, 'Close menu', '.mobile-menu .navigation__links', 'to the right', ['translate']);
});

it('the filters are at the bottom of the screen, only their content scrolls, a press that starts inside closes nothing, and they leave without a fade', async () => {
  const page = await open('/inventory', { withMotion: true });
  await page.click('button', 'Filters (4)');
  await expectOpen(page, 'Filters');
  const { x, y, width, height } = await reach(page, 'dialog', 'Filters');
  expect({ x, width, foot: Math.round(y + height) }).toEqual({ x: 0, width: 390, foot: 844 });
  expect(height).toBeLessThanOrEqual(844 * 0.92);
  const panning = () =>
    [...document.querySelectorAll('dialog[open] *')]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map(({ className }) => className);
  expect(await page.evaluate(panning)).toEqual([]);

  // It ends outside, as when selecting text.
  const title = await reach(page, 'heading', 'Filters');
  await page.drag(title, 60, 40 - title.y);
  await stillness(page);
  expect(await page.count('dialog', 'Filters')).toBe(1);
  await page.clickAt(195, 20);
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(0);

  await page.click('button', 'Filters (4)');
  await expectOpen(page, 'Filters');
  await expectClosing(page, 'Close filters', '.filter-panel__fields', 'downwards', ['translate']);
});

it('with reduced motion no dialog moves', async () => {
  const page = await open('/about');
  await page.click('button', 'Open menu');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

async function expectOpen(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.count('dialog', name)).toBe(1);
  await stillness(page);
}

/** Clicks the button that closes a dialog, which leaves in one direction, above the page, before it is removed. */
async function expectClosing(
  page: Page,
  button: string,
  content: string,
  way: Way,
  properties: readonly string[],
): Promise<void> {
  await page.evaluate(watchClosing, content);
  await page.click('button', button);
  const closing = await page.evaluate(() => (window as Watched).closing);
  expectLeft(closing ?? { frames: [], transitions: [] }, way, properties);
}
