import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { stillness } from '../harness/stillness.ts';
import { controlsIn } from '../../words.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await menu(page).waitFor();
}

async function expectClosed(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'hidden' });
  expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
}

describe('the mobile menu', () => {
  it('traps the focus, locks the page’s scrolling, closes on Escape and on a click outside; a wide screen has a bar', async () => {
    const page = await openPage('/about', { width: 390 });
    await opener(page).click();
    expect(await menu(page).isVisible(), 'at once, with reduced motion').toBe(true);
    expect(await menu(page).evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await focused(page)).toBe('Menu');
    await page.keyboard.press('Tab');
    const names: string[] = [];
    const inside = controlsIn('menu').map(([, name]) => name);
    for (let press = 0; press < inside.length + 2; press += 1) {
      names.push(await focused(page));
      await page.keyboard.press('Tab');
    }
    expect(names.slice(0, inside.length)).toEqual(inside);
    expect(
      names.slice(inside.length).every((name) => name === '' || ['Menu', ...inside].includes(name)),
    ).toBe(true);

    await wheel(page);
    expect(await page.evaluate(() => window.scrollY), 'scrolled under the menu').toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count(), 'dialogs right after Escape').toBe(0);
    expect(await focused(page), 'after Escape').toBe('Open menu');
    await wheel(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await openMenu(page);
    await page.mouse.click(300, 550);
    await expectClosed(page);
    expect(await focused(page), 'after a click outside').toBe('Open menu');

    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await opener(page).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expectQuiet(page);
  });

  it('closes on every change of route, by its links, to the same page and by Back, and stays closed', async () => {
    const page = await openPage('/inventory?make=Honda', { width: 390 });
    const follow = async (name: string) => {
      await openMenu(page);
      await menu(page).getByRole('link', { name }).click();
      await expectClosed(page);
    };
    await follow('About');
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await expect.poll(() => focused(page), { message: 'on the new page' }).toBe('About Utsav Motors');

    await openMenu(page);
    await page.goBack();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    await expectClosed(page);

    await follow('Inventory');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await follow('Inventory');

    // Back to the page from which its link was used.
    await follow('About');
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    await expectClosed(page);
    expectQuiet(page);
  });

  it('slides in with motion; its button has a label for its action; reopened while it fades, it stays open', async () => {
    const page = await openPage('/about', { width: 390, withMotion: true });
    expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0);
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
    const moved = await page.locator('#mobile-menu').evaluateHandle((element) => {
      const properties: string[] = [];
      element.addEventListener('transitionrun', (event) => {
        if (event.target === element) properties.push((event as TransitionEvent).propertyName);
      });
      return properties;
    });
    await opener(page).click();
    await expect.poll(() => moved.jsonValue()).toContain('translate');
    expect(await page.locator('[aria-controls=mobile-menu]').getAttribute('aria-label')).toBe('Close menu');
    await stillness(menu(page));
    // Reopened right after Escape, it stays open.
    await menu(page).evaluate((dialog) => {
      const button = document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]');
      button?.addEventListener('focus', () => button.click(), { once: true });
      dialog.addEventListener('close', () => dialog.setAttribute('data-closed', ''), { once: true });
    });
    await page.keyboard.press('Escape');
    await page.locator('dialog[data-closed]').waitFor();
    await stillness(menu(page));
    expect(await menu(page).isVisible(), 'reopened right after Escape').toBe(true);

    // Nor does the end of a fade close it.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.click());
    await stillness(menu(page));
    expect(await menu(page).isVisible(), 'reopened while it fades').toBe(true);
    expectQuiet(page);
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
