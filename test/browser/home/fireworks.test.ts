import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const overlay = (page: Page) => page.locator('.fireworks');

/** Opens the home page with its clock stopped at the first moment of the fireworks. */
async function openShow(visit = { withMotion: true }): Promise<Page> {
  const page = await openPage('/', { ...visit, isClockStopped: true });
  await page.clock.runFor(20);
  await overlay(page).waitFor();
  return page;
}

describe('the fireworks', () => {
  it('play on entry, let clicks through and hide when the last spark has faded', async () => {
    const page = await openShow();
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

    // The fifth burst comes after 1200 ms, and its sparks live for fifty ticks of 30 ms.
    await page.clock.runFor(2_200);
    expect(await overlay(page).isVisible()).toBe(true);
    await page.clock.runFor(500);
    await overlay(page).waitFor({ state: 'hidden' });
    expectQuiet(page);
  });

  it('let links below them be clicked', async () => {
    const page = await openShow();
    await page.getByRole('link', { name: 'View Festive Offers' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
    expect(await overlay(page).count()).toBe(0);
  });

  it('are replaced by text for five seconds with reduced motion', async () => {
    const page = await openShow({ withMotion: false });
    await page.clock.runFor(4_900);
    expect(await overlay(page).isVisible()).toBe(true);
    expect(await overlay(page).innerText()).toContain('Happy Festive Season!');
    expect(await sparks(page)).toBe(0);
    await page.clock.runFor(100);
    await overlay(page).waitFor({ state: 'hidden' });
  });

  it('stop when the tab is hidden', async () => {
    const page = await openShow();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await overlay(page).waitFor({ state: 'hidden' });
  });

  it('play again on each entry of the home page', async () => {
    const page = await openShow();
    await page.clock.runFor(5_000);
    await overlay(page).waitFor({ state: 'hidden' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await bar.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => overlay(page).count()).toBe(1);
    await page.clock.runFor(20);
    await overlay(page).waitFor();
  });
});

/** The number of painted pixels on the canvas. */
function sparks(page: Page): Promise<number> {
  return page.locator('.fireworks__canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    const points = context?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    return points.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}
