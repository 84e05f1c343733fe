import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { openFilters, openMenu, waitForPopup } from '../harness/states.ts';

describe('a phone in landscape', () => {
  it.each([
    { name: 'menu', path: '/', width: 667, open: openMenu, last: '+91 00000 00000' },
    { name: 'filter panel', path: '/inventory', width: 667, open: openFilters, last: 'Hide Filters' },
    { name: 'popup', path: '/', width: 844, open: waitForPopup, last: 'Contact Us' },
  ])('shows the whole $name', async ({ name, path, width, open, last }) => {
    const page = await openPage(path, {
      width,
      height: 360,
      hasTouch: true,
      hasSeenPopup: name !== 'popup',
    });
    await open(page);
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
    await dialog.getByText(last).scrollIntoViewIfNeeded();
    await dialog.getByText(last).click({ trial: true });
    await dialog.getByRole('button', { name: /^Close/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each([
    { path: '/', first: 'h1' },
    { path: '/inventory', first: '.car-card' },
    { path: '/car/1', first: 'h1' },
  ])('shows $first of $path without scrolling', async ({ path, first }) => {
    const page = await openPage(path, { width: 740, height: 360, hasTouch: true, isMobile: true });
    const box = await page.locator(first).first().boundingBox();
    expect(box?.y).toBeLessThan(300);
  });

  it('scrolls to the last filter', async () => {
    const page = await openPage('/inventory', { width: 667, height: 360 });
    await openFilters(page);
    const thumb = page.getByRole('dialog').getByRole('slider', { name: 'Latest year' });
    await thumb.scrollIntoViewIfNeeded();
    const box = await thumb.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(360);
  });
});
