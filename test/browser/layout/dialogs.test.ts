import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { stillness } from '../harness/stillness.ts';

describe('the mobile menu with motion', () => {
  it('slides in; its button has a label for its action; reopened while it fades, it stays open', async () => {
    const page = await openPage('/about', { width: 390, withMotion: true });
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    const moved = await page.locator('#mobile-menu').evaluateHandle((element) => {
      const properties: string[] = [];
      element.addEventListener('transitionrun', (event) => {
        if (event.target === element) properties.push((event as TransitionEvent).propertyName);
      });
      return properties;
    });
    await opener.click();
    await expect.poll(() => moved.jsonValue()).toContain('translate');
    expect(await page.locator('[aria-controls=mobile-menu]').getAttribute('aria-label')).toBe('Close menu');
    await stillness(menu);
    // Reopened right after Escape, it stays open.
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
