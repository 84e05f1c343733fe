import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from './chunks.ts';

const about = `**${chunkPath('client/pages/about/about-page.tsx')}`;
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name });
const isWaiting = (page: Page) => page.locator('html').evaluate((html) => 'waiting' in html.dataset);

/** Opens a page from which the code of another is held back until `arrive` is called. */
async function openBefore(width: number): Promise<{ page: Page; arrive: () => Promise<void> }> {
  const page = await openPage('/contact', { width });
  const held: Route[] = [];
  await page.route(about, (route) => void held.push(route));
  await page.clock.install();
  return { page, arrive: () => Promise.all(held.map((route) => route.continue())).then() };
}

describe('a link to a page whose code is slow', () => {
  it.each([390, 1440])('shows progress at once, without layout shift, at %i pixels', async (width) => {
    const { page, arrive } = await openBefore(width);
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as { value?: number } & PerformanceEntry).value ?? 0);
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    await link(page, 'About Us').click();
    expect(await isWaiting(page)).toBe(true);
    // The delay of the progress bar, within 0.2 s.
    const delay = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationDelay);
    expect(await delay()).toBe('0.1s');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await shifts.jsonValue()).toEqual([]);
    await arrive();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(await isWaiting(page)).toBe(false);
  });

  it('falls back to a full page load after too long a wait', async () => {
    const { page } = await openBefore(390);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await link(page, 'About Us').click();
    await page.clock.runFor(4999);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.clock.runFor(1);
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  });

  it('is cancelled by a click on another link', async () => {
    const { page, arrive } = await openBefore(390);
    await link(page, 'About Us').click();
    await link(page, 'Home').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await arrive();
    await page.clock.runFor(6000);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await isWaiting(page)).toBe(false);
  });
});
