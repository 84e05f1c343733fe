import { describe, expect, it } from 'vitest';
import { expectFadedInPlace, watchClosing } from '../../dialog-closing.ts';
import type { Watched } from '../../dialog-closing.ts';
import { openPage } from '../harness/browser.ts';
import { openFilters, openMenu, waitForPopup } from '../harness/states.ts';

const phone = { width: 390 };
const dialogs = [
  {
    name: 'popup',
    path: '/',
    open: waitForPopup,
    content: '.festive-popup__title',
    leaves: 'downwards',
  },
  {
    name: 'menu',
    path: '/about',
    open: openMenu,
    content: '.mobile-menu .navigation__links',
    leaves: 'to the right',
  },
  {
    name: 'filter panel',
    path: '/inventory',
    open: openFilters,
    content: '.filter-panel__fields',
    leaves: 'downwards',
  },
];

describe('a dialog', () => {
  it.each(dialogs)('fades out in place, above the page, before it is removed: $name', async (dialog) => {
    const page = await openPage(dialog.path, {
      ...phone,
      withMotion: true,
      hasSeenPopup: dialog.name !== 'popup',
    });
    await dialog.open(page);
    await page.evaluate(watchClosing, dialog.content);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .click();
    await page.waitForFunction(() => (window as Watched).closing?.isGone);
    const closing = await page.evaluate(() => (window as Watched).closing);
    expectFadedInPlace(closing ?? { frames: [], fades: [] }, dialog.leaves);
  });

  it('stays open when a press starts inside and ends outside, as when selecting text', async () => {
    const page = await openPage('/inventory?make=Honda', phone);
    await openFilters(page);
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const title = await panel.getByRole('heading', { name: 'Filters' }).boundingBox();
    await page.mouse.move((title?.x ?? 0) + 10, (title?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(195, 60, { steps: 4 });
    await page.mouse.move(195, 20);
    await page.mouse.up();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.click(195, 20);
    await panel.waitFor({ state: 'hidden' });
  });

  it('opens and closes at once with reduced motion', async () => {
    const page = await openPage('/about', phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    const movements = () =>
      page.getByRole('dialog').evaluate((it) => it.getAnimations({ subtree: true }).length);
    expect(await movements()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('on a phone', () => {
  it('the popup and its buttons are as high as their text', async () => {
    const page = await openPage('/', { ...phone, hasSeenPopup: false });
    await waitForPopup(page);
    const popup = page.getByRole('dialog');
    expect((await popup.boundingBox())?.height).toBeLessThan(500);
    const offers = popup.getByRole('link', { name: 'View Offers' });
    expect((await offers.boundingBox())?.height).toBeLessThan(60);
  });

  it('the filters are at the bottom of the screen, and only their content scrolls', async () => {
    const page = await openPage('/inventory?make=Honda', phone);
    await openFilters(page);
    const box = await page.getByRole('dialog', { name: 'Filters' }).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect({ x, width, foot: Math.round(y + height) }).toEqual({ x: 0, width: 390, foot: 844 });
    expect(height).toBeLessThanOrEqual(844 * 0.92);
    const panning = await page.locator('dialog[open] *').evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(panning).toEqual([]);
  });
});
