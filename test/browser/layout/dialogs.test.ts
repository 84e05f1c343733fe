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
