import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet } from '../harness/complaints.ts';
import { stillness } from '../harness/stillness.ts';
import { fade, openHome, popup, sparks, watchFade } from './show.ts';

const overlay = (page: Page) => page.locator('.fireworks');
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasSeenFestivePopup'));

async function goTo(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
}

describe('the fireworks', () => {
  it('play on each entry, below the popup, let clicks through, and hide when the last spark has faded or the tab is hidden', async () => {
    const page = await openHome({ withMotion: true });
    await page.clock.runFor(20);
    await overlay(page).waitFor();
    expect(await overlay(page).innerText()).toMatch(/^Happy Festive Season!\s+Welcome to Utsav Motors$/);
    expect(await overlay(page).getAttribute('aria-hidden')).toBe('true');
    expect(await sparks(page)).toBe(0);
    await page.clock.runFor(300);
    expect(await sparks(page)).toBeGreaterThan(0);
    expect(
      await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, 220)?.closest('.fireworks') === null,
      ),
    ).toBe(true);

    await page.clock.runFor(1_200);
    await popup(page).waitFor();
    expect(await overlay(page).isVisible(), 'the fireworks below the popup').toBe(true);
    await popup(page).getByRole('link', { name: 'View Offers' }).click({ trial: true });
    await stillness(popup(page));
    await watchFade(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => fade(page), { message: 'the popup’s fade on Escape' }).toBe(300);
    await popup(page).waitFor({ state: 'hidden' });

    // The fifth burst comes after 1200 ms, and its sparks live for fifty ticks of 30 ms.
    await page.clock.runFor(1_000);
    expect(await overlay(page).isVisible()).toBe(true);
    await page.clock.runFor(500);
    await overlay(page).waitFor({ state: 'hidden' });

    await goTo(page, 'About', 'About Utsav Motors');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => overlay(page).count()).toBe(1);
    await page.clock.runFor(20);
    await overlay(page).waitFor();
    await page.getByRole('link', { name: 'View Festive Offers' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    expect(await overlay(page).count()).toBe(0);

    await page.goBack();
    await expect.poll(() => overlay(page).count()).toBe(1);
    await page.clock.runFor(20);
    await overlay(page).waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await overlay(page).waitFor({ state: 'hidden' });
    expectQuiet(page);
  });

  it('are replaced by text for five seconds with reduced motion; it gives way to the popup', async () => {
    const page = await openHome({});
    const greeting = () => overlay(page).innerText();
    await page.clock.runFor(20);
    await overlay(page).waitFor();
    await page.clock.runFor(1_400);
    expect(await greeting()).toContain('Happy Festive Season!');
    expect(await sparks(page)).toBe(0);
    await page.clock.runFor(100);
    await popup(page).waitFor();
    expect(await greeting(), 'two headlines at once').toBe('');
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(greeting).toContain('Happy Festive Season!');
    await page.clock.runFor(3_400);
    expect(await overlay(page).isVisible()).toBe(true);
    await page.clock.runFor(100);
    await overlay(page).waitFor({ state: 'hidden' });
  });
});

describe('the festive popup', () => {
  it('opens after 1500 ms, once a session, and takes the focus', async () => {
    const page = await openHome({ width: 390, withMotion: true });
    await page.clock.runFor(1_499);
    expect(await popup(page).count()).toBe(0);
    expect(await flag(page)).toBe(null);
    await page.clock.runFor(1);
    await popup(page).waitFor();
    expect(await flag(page)).toBe('true');
    expect(await popup(page).getByRole('heading').innerText()).toBe(
      'Happy Festive Season from Utsav Motors Delhi!',
    );
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    // No key was used, so nothing is outlined.
    const outline = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(await outline()).toBe('none');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);

    await stillness(popup(page));
    await page.mouse.click(5, 400);
    expect(await popup(page).isVisible()).toBe(true);
    await watchFade(page);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => fade(page)).toBe(300);
    await popup(page).waitFor({ state: 'hidden' });

    await page.reload();
    await page.clock.runFor(3_000);
    expect(await popup(page).count()).toBe(0);
    expectQuiet(page);
  });

  it('does not open after the visitor has left, opens on return, and has a link to the contact page', async () => {
    const page = await openHome({});
    await page.clock.runFor(1_400);
    await goTo(page, 'About', 'About Utsav Motors');
    await page.clock.runFor(5_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await flag(page)).toBe(null);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(1_500);
    await popup(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
    expect(await popup(page).count(), 'the popup on the other page').toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(3_000);
    expect(await popup(page).count(), 'the popup after Back').toBe(0);
  });
});
