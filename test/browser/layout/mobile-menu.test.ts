import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { painted, stillness } from '../../chromium/stillness.ts';
import { openPage } from '../harness/browser.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const isFocused = (page: Page, label: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, label);

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await menu(page).waitFor();
}

async function expectClosed(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'hidden' });
  expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
}

describe('the mobile menu', () => {
  it('marks the current screen, takes the focus, locks the page’s scrolling, and closes on Escape and on a click outside', async () => {
    const page = await openPage('/about', { width: 390 });
    await openMenu(page);
    expect(await isFocused(page, 'Menu')).toBe(true);
    expect(await menu(page).locator('[aria-current=page]').allInnerTexts()).toEqual(['About']);
    await wheel(page);
    expect(await page.evaluate(() => window.scrollY), 'scrolled under the menu').toBe(0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await isFocused(page, 'Open menu'), 'after Escape').toBe(true);
    await wheel(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await openMenu(page);
    await page.mouse.click(300, 550);
    await expectClosed(page);
    expect(await isFocused(page, 'Open menu'), 'after a click outside').toBe(true);

    // In landscape, the button that opened the menu is hidden.
    await openMenu(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('closes on every change of route, by its links, to the same page and by Back', async () => {
    const page = await openPage('/inventory?make=Honda', { width: 390 });
    const follow = async (name: string) => {
      await openMenu(page);
      await menu(page).getByRole('link', { name }).click();
      await expectClosed(page);
    };
    await follow('About');
    await page.locator('h1:focus', { hasText: 'About Utsav Motors' }).waitFor();

    await openMenu(page);
    await page.goBack();
    await page.locator('h1', { hasText: 'Festive Car Collection' }).waitFor();
    await expectClosed(page);

    await follow('Inventory');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await follow('Inventory');
  });

  it('has a button with a label for its action; reopened while it fades, it stays open', async () => {
    const page = await openPage('/about', { width: 390, withMotion: true });
    const button = page.locator('[aria-controls=mobile-menu]');
    const toggle = () => button.evaluate((it: HTMLElement) => it.click());
    await button.focus();
    await toggle();
    expect(await button.getAttribute('aria-label')).toBe('Close menu');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await stillness(page);

    await page.keyboard.press('Escape');
    await toggle();
    await stillness(page);
    expect(await menu(page).isVisible(), 'reopened while it fades').toBe(true);
  });
});

it.each([
  ['mobile-menu', '/about', 'Open menu'],
  ['filter-panel', '/inventory', 'Filters (4)'],
])('#%s slides in', async (id, path, button) => {
  const page = await openPage(path, { width: 390, withMotion: true });
  const moves = await page.evaluateHandle(() => {
    const started: string[] = [];
    addEventListener('transitionrun', ({ target, propertyName }) => {
      started.push(`${(target as Element).id} ${propertyName}`);
    });
    return started;
  });
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => moves.jsonValue()).toContain(`${id} translate`);
});

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.evaluate(painted);
}
