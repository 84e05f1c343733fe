import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from './chunks.ts';

const home = 'client/pages/home/home-page.tsx';
const about = 'client/pages/about/about-page.tsx';
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name });
const isWaiting = (page: Page) => page.locator('html').evaluate((html) => 'waiting' in html.dataset);
const pathname = (page: Page) => new URL(page.url()).pathname;

/** Opens a page from which the code of others is held back until `arrive` is called. */
async function openBefore(...modules: string[]): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const page = await openPage('/nowhere', { width: 390, isClockStopped: true });
  const held: Route[] = [];
  for (const module of modules) await page.route(`**${chunkPath(module)}`, (route) => void held.push(route));
  return { page, arrive: () => Promise.all(held.splice(0).map((route) => route.continue())).then() };
}

describe('a link to a page whose code is slow', () => {
  it('shows progress at once, without layout shift; too long a wait ends in a full page load', async () => {
    const { page, arrive } = await openBefore(home, about);
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as { value?: number } & PerformanceEntry).value ?? 0);
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await link(page, 'Home').click();
    expect(await isWaiting(page)).toBe(true);
    // The delay of the progress bar, within 0.2 s.
    const delay = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationDelay);
    expect(await delay()).toBe('0.1s');
    expect(pathname(page)).toBe('/nowhere');
    expect(await shifts.jsonValue()).toEqual([]);
    await arrive();
    await expect.poll(() => pathname(page)).toBe('/');
    expect(await isWaiting(page), 'waiting after the code has arrived').toBe(false);

    await link(page, 'About Us').click();
    await page.clock.runFor(4999);
    expect(pathname(page)).toBe('/');
    await page.clock.runFor(1);
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  });

  it('is cancelled by a click on another link', async () => {
    const { page, arrive } = await openBefore(about);
    await link(page, 'About Us').click();
    await link(page, 'Home').click();
    await expect.poll(() => pathname(page)).toBe('/');
    await arrive();
    await page.clock.runFor(6000);
    expect(pathname(page)).toBe('/');
    expect(await isWaiting(page)).toBe(false);
  });
});
