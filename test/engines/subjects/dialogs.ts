import { expect, it } from 'vitest';
import { stillness } from '../../chromium/stillness.ts';
import type { Page } from '../page.ts';
import { open } from '../visit.ts';

const popupName = 'Happy Festive Season from Utsav Motors Delhi!';

it('the popup and its buttons are as high as their text, and it moves out with a fade', async () => {
  const page = await open('/', { hasSeenPopup: false, withMotion: true });
  await expectOpen(page, popupName);
  expect((await page.reach('dialog', popupName)).height).toBeLessThan(500);
  expect((await page.reach('link', 'View Offers')).height).toBeLessThan(60);
  await expectClosing(page, 'Close', '.festive-popup__title', ['opacity', 'translate']);
});

it('the menu covers the screen, and leaves without a fade, so that no text lies over another', async () => {
  const page = await open('/about', { withMotion: true });
  await page.click('button', 'Open menu');
  await expectOpen(page, 'Menu');
  expect(await page.reach('dialog', 'Menu')).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expectClosing(page, 'Close menu', '.mobile-menu .navigation__links', ['translate']);
});

it('the filters are at the bottom, only their content scrolls, a press inside closes nothing, and they leave without a fade', async () => {
  const page = await open('/inventory', { withMotion: true });
  await page.click('button', 'Filters (4)');
  await expectOpen(page, 'Filters');
  const { x, y, width, height } = await page.reach('dialog', 'Filters');
  expect({ x, width, foot: Math.round(y + height) }).toEqual({ x: 0, width: 390, foot: 844 });
  expect(height).toBeLessThanOrEqual(844 * 0.92);
  const panning = () =>
    [...document.querySelectorAll('dialog[open] *')]
      .filter((part) => part.scrollWidth > part.clientWidth)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
      .map(({ className }) => className);
  expect(await page.evaluate(panning)).toEqual([]);

  // The press ends outside, as when selecting text.
  const title = await page.reach('heading', 'Filters');
  await page.drag(title, 60, 40 - title.y);
  await stillness(page);
  expect(await page.count('dialog', 'Filters')).toBe(1);
  await page.clickAt(195, 20);
  await expect.poll(() => page.count('dialog', 'Filters')).toBe(0);

  await page.click('button', 'Filters (4)');
  await expectOpen(page, 'Filters');
  await expectClosing(page, 'Close filters', '.filter-panel__fields', ['translate']);
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

type Closing = { looks: string[]; transitions: string[] };
type Watched = Window & { closing?: Promise<Closing> };

/**
 * Clicks the button that closes a dialog. Until it is removed, the dialog may only move as a whole, above the page, and
 * each of these properties may change once.
 */
async function expectClosing(
  page: Page,
  button: string,
  content: string,
  properties: readonly string[],
): Promise<void> {
  await page.evaluate(watchClosing, content);
  await page.click('button', button);
  const closing = await page.evaluate(() => (window as Watched).closing);
  expect(closing?.transitions.toSorted(), 'transitions').toEqual(properties);
  expect([...new Set(closing?.looks)]).toEqual([expect.stringContaining('above the header')]);
}

function watchClosing(selector: string): void {
  const dialog = document.querySelector('dialog[open]');
  const content = document.querySelector(selector);
  if (!dialog || !content) throw new Error('no dialog is open');
  const closing: Closing = { looks: [], transitions: [] };
  // Not `transitionend`: on a busy machine, that of the opening may be reported only now.
  for (const type of ['transitionrun', 'transitioncancel'] as const) {
    document.addEventListener(type, ({ target, propertyName }) => {
      // WebKit reports the backdrop's transition as the dialog's own.
      if (target !== dialog || propertyName === 'background-color') return;
      closing.transitions.push(type === 'transitionrun' ? propertyName : `${propertyName} cancelled`);
    });
  }
  (window as Watched).closing = new Promise((resolve) => {
    const record = () => {
      if (getComputedStyle(dialog).display === 'none') return resolve(closing);
      const outer = dialog.getBoundingClientRect();
      const inner = content.getBoundingClientRect();
      const isAbove = dialog.contains(document.elementFromPoint(window.innerWidth / 2, 30));
      const inside = [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height];
      const look = [outer.width, outer.height, ...inside].map(Math.round);
      closing.looks.push(`${look.join(' ')}, ${isAbove ? 'above' : 'below'} the header`);
      requestAnimationFrame(record);
    };
    record();
  });
}
