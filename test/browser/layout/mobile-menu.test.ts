import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import type { Visit } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { stillness } from '../harness/stillness.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closer = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(path: string, visit: Visit = {}): Promise<Page> {
  const page = await openPage(path, { width: 390, ...visit });
  await opener(page).click();
  await menu(page).waitFor();
  return page;
}

describe('the mobile menu', () => {
  it('slides in over the whole screen, and its button has a label for its action', async () => {
    const page = await openPage('/about', { width: 390, withMotion: true });
    await expect.poll(() => closer(page).count()).toBe(0);
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
    const slide = page.locator('#mobile-menu').evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          document.addEventListener('transitionrun', ({ target, propertyName }) => {
            if (target === element && propertyName === 'translate') resolve(propertyName);
          });
        }),
    );
    await opener(page).click();
    expect(await slide).toBe('translate');
    expect(await page.locator('[aria-controls=mobile-menu]').getAttribute('aria-label')).toBe('Close menu');
    await stillness(menu(page));
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await menu(page).getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Inventory',
      'About',
      'Contact',
      'May I drive it in Delhi NCR?',
      '+91 00000 00000',
    ]);
    await closer(page).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(await opener(page).isVisible()).toBe(true);
    expectQuiet(page);
  });

  it('closes on Escape and returns the focus to its button', async () => {
    const page = await openMenu('/about');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open menu');
  });

  it('stays open when it is reopened right after Escape', async () => {
    const page = await openMenu('/about', { withMotion: true });
    await menu(page).evaluate((dialog) => {
      const button = document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]');
      button?.addEventListener('focus', () => button.click(), { once: true });
      dialog.addEventListener('close', () => dialog.setAttribute('data-closed', ''), { once: true });
    });
    await page.keyboard.press('Escape');
    await page.locator('dialog[data-closed]').waitFor();
    await stillness(menu(page));
    expect(await menu(page).isVisible()).toBe(true);
  });

  it('closes on a click outside its links', async () => {
    const page = await openMenu('/about');
    await stillness(menu(page));
    await page.mouse.click(300, 550);
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Open menu');
  });

  it('closes on every change of route: by its links, to the same page, by Back', async () => {
    const page = await openMenu('/inventory?make=Honda');
    await menu(page).getByRole('link', { name: 'About' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');

    await opener(page).click();
    await menu(page).waitFor();
    await page.goBack();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');

    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Inventory' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Inventory' }).click();
    await menu(page).waitFor({ state: 'hidden' });
  });

  it('stays closed on Back to the page from which its link was used', async () => {
    const page = await openMenu('/about');
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('moves the focus to the new page when one of its links is used', async () => {
    const page = await openMenu('/about');
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Contact Us');
  });

  it('traps the focus and locks the page’s scrolling', async () => {
    const page = await openMenu('/about');
    expect(await focused(page)).toBe('Menu');
    await page.keyboard.press('Tab');
    const names: string[] = [];
    for (let press = 0; press < 9; press += 1) {
      names.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    const inside = [
      'Close menu',
      'Home',
      'Inventory',
      'About',
      'Contact',
      'May I drive it in Delhi NCR?',
      '+91 00000 00000',
    ];
    expect(names.slice(0, 7)).toEqual(inside);
    expect(names.slice(7).every((name) => name === '' || ['Menu', ...inside].includes(name))).toBe(true);

    await wheel(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await wheel(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  it('does not exist on a wide screen, where the bar has the links', async () => {
    const page = await openPage('/about', { width: 1440 });
    expect(await opener(page).count()).toBe(0);
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Home', 'Inventory', 'About', 'Contact']);
  });
});

/** The accessible name of the focused element; '' if the browser's own controls have the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    return activeElement.getAttribute('aria-label') ?? (activeElement as HTMLElement).innerText;
  });
}

async function wheel(page: Page): Promise<void> {
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
