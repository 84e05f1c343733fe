import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { stillness } from '../../chromium/stillness.ts';
import { setHidden } from '../harness/shown-page.ts';
import { openHome, popup } from './show.ts';

const overlay = (page: Page) => page.locator('.fireworks');
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasSeenFestivePopup'));

/** A worker draws on this canvas, so the page can only read a copy. */
const hasSparks = (page: Page) =>
  page.locator('.fireworks__canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    return copy?.getImageData(0, 0, width, height).data.some((value) => value > 0);
  });

it('fireworks play on each entry; the popup opens above them after 1500 ms, once a session, if the visitor is still there', async () => {
  const page = await openHome({ withMotion: true });
  await page.clock.runFor(320);
  expect(await overlay(page).innerText()).toMatch(/^Happy Festive Season!\s+Welcome to Utsav Motors$/);
  await expect.poll(() => hasSparks(page)).toBe(true);
  await page.getByRole('link', { name: 'View Festive Offers' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
  expect(await overlay(page).count(), 'fireworks on another page').toBe(0);
  await page.clock.runFor(5_000);
  expect(await popup(page).count(), 'popup on another page').toBe(0);
  expect(await flag(page)).toBe(null);

  await page.goBack();
  await overlay(page).waitFor({ state: 'attached' });
  await page.clock.runFor(1);
  await overlay(page).waitFor();
  await page.clock.runFor(1_498);
  expect(await popup(page).count()).toBe(0);
  await page.clock.runFor(1);
  await popup(page).waitFor();
  expect(await flag(page)).toBe('true');
  expect(await overlay(page).isVisible(), 'the fireworks below the popup').toBe(true);
  await stillness(page);
  await popup(page).getByRole('link', { name: 'View Offers' }).click({ trial: true });
  await page.mouse.click(5, 400);
  expect(await popup(page).isVisible(), 'after a click outside').toBe(true);
  // test/engines/subjects/dialogs.ts tests the fade itself.
  const fade = await popup(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(fade).toBe('0.3s, 0.3s');
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'hidden' });

  // The worker ends them by its own clock, after 2.7 seconds.
  await overlay(page).waitFor({ state: 'hidden' });

  await page.reload();
  await hydrated(page);
  await page.clock.runFor(1_500);
  expect(await overlay(page).isVisible()).toBe(true);
  expect(await popup(page).count(), 'the popup after a reload').toBe(0);
});

it('in a background tab nothing plays and no time passes', async () => {
  const page = await openHome({
    withMotion: true,
    before: (it) => it.addInitScript(setHidden, true),
  });
  await page.clock.runFor(10_000);
  expect(await overlay(page).isVisible()).toBe(false);
  await page.evaluate(setHidden, false);
  await page.clock.runFor(320);
  await expect.poll(() => hasSparks(page)).toBe(true);
  await page.evaluate(setHidden, true);
  await overlay(page).waitFor({ state: 'hidden' });
  await page.clock.runFor(5_000);
  expect(await flag(page), 'the popup has opened').toBe(null);
  await page.evaluate(setHidden, false);
  await page.clock.runFor(1_499);
  expect(await popup(page).count()).toBe(0);
  await page.clock.runFor(1);
  await popup(page).waitFor();
  expect(await overlay(page).isVisible(), 'fireworks that play again').toBe(false);
});

it('with reduced motion the fireworks are replaced by text for five seconds, which gives way to the popup', async () => {
  const page = await openHome({});
  const greeting = () => overlay(page).innerText();
  await page.clock.runFor(1_420);
  expect(await greeting()).toContain('Happy Festive Season!');
  expect(await hasSparks(page)).toBe(false);
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

it('the popup waits while the visitor types or has a dialog open', async () => {
  const page = await openHome({ width: 390 });
  const email = page.getByRole('textbox', { name: 'Your email for the newsletter' });
  await email.focus();
  await page.clock.runFor(1_500);
  await page.keyboard.type('asha@example.in');
  expect(await email.inputValue()).toBe('asha@example.in');
  expect(await popup(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  // Without a focused element, no blur event reports that the menu has closed.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(100);
  expect(await popup(page).count(), 'above the menu').toBe(0);
  await page.keyboard.press('Escape');
  // The wait starts with the menu's close event, which a busy browser dispatches late.
  await expect.poll(async () => page.clock.runFor(100).then(() => popup(page).count())).toBe(1);
});
