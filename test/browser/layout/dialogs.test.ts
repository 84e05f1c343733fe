import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectFadedInPlace, watchClosing } from '../../dialog-closing.ts';
import type { Watched } from '../../dialog-closing.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { openFilters, waitForPopup } from '../../../scripts/screenshots/states.ts';
import { stillness } from '../harness/stillness.ts';

const phone = { width: 390 };

describe('on a phone', () => {
  it('the popup and its buttons are as high as their text; it fades out in place, above the page', async () => {
    const page = await openPage('/', { ...phone, hasSeenPopup: false });
    await waitForPopup(page);
    const popup = page.getByRole('dialog');
    expect((await popup.boundingBox())?.height).toBeLessThan(500);
    const offers = popup.getByRole('link', { name: 'View Offers' });
    expect((await offers.boundingBox())?.height).toBeLessThan(60);
    // Only now, as the film of the home page would play.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectToFade(page, '.festive-popup__title', 'downwards');
  });

  it('the filters scroll at the bottom of the screen, stay when text is selected, and fade out in place', async () => {
    const page = await openPage('/inventory?make=Honda', phone);
    await openFilters(page);
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const { x = 0, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    expect({ x, width, foot: Math.round(y + height) }).toEqual({ x: 0, width: 390, foot: 844 });
    expect(height).toBeLessThanOrEqual(844 * 0.92);
    const panning = await page.locator('dialog[open] *').evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth)
        .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(panning, 'parts that scroll sideways').toEqual([]);

    // The press starts inside and ends outside.
    const title = await panel.getByRole('heading', { name: 'Filters' }).boundingBox();
    await page.mouse.move((title?.x ?? 0) + 10, (title?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(195, 60, { steps: 4 });
    await page.mouse.move(195, 20);
    await page.mouse.up();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await panel.isVisible(), 'after a press that started inside').toBe(true);
    await page.mouse.click(195, 20);
    await panel.waitFor({ state: 'hidden' });

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openFilters(page);
    await expectToFade(page, '.filter-panel__fields', 'downwards');
  });
});

describe('the mobile menu with motion', () => {
  it('slides in over the whole screen and fades out in place; its button has a label for its action', async () => {
    const page = await openPage('/about', { ...phone, withMotion: true });
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    const slide = page.locator('#mobile-menu').evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          document.addEventListener('transitionrun', ({ target, propertyName }) => {
            if (target === element && propertyName === 'translate') resolve(propertyName);
          });
        }),
    );
    await opener.click();
    expect(await slide).toBe('translate');
    expect(await page.locator('[aria-controls=mobile-menu]').getAttribute('aria-label')).toBe('Close menu');
    await stillness(menu);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectToFade(page, '.mobile-menu .navigation__links', 'to the right');
    expect(await opener.isVisible()).toBe(true);

    // Reopened right after Escape, it stays open.
    await opener.click();
    await stillness(menu);
    await menu.evaluate((dialog) => {
      const button = document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]');
      button?.addEventListener('focus', () => button.click(), { once: true });
      dialog.addEventListener('close', () => dialog.setAttribute('data-closed', ''), { once: true });
    });
    await page.keyboard.press('Escape');
    await page.locator('dialog[data-closed]').waitFor();
    await stillness(menu);
    expect(await menu.isVisible(), 'reopened right after Escape').toBe(true);

    // Nor does the end of a fade close it.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.click());
    await stillness(menu);
    expect(await menu.isVisible(), 'reopened while it fades').toBe(true);
    expectQuiet(page);
  });
});

/** Closes the dialog, and checks that it fades out in place, above the page, before it is removed. */
async function expectToFade(page: Page, content: string, leaves: string): Promise<void> {
  await page.evaluate(watchClosing, content);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Close/ })
    .click();
  await page.waitForFunction(() => (window as Watched).closing?.isGone);
  const closing = await page.evaluate(() => (window as Watched).closing);
  expectFadedInPlace(closing ?? { frames: [], fades: [] }, leaves);
}
