import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from './chunks.ts';

type Marked = Window & { isSamePage?: boolean };

const about = `**${chunkPath('client/pages/about/about-page.tsx')}`;
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'About Us' });

describe('a page whose code cannot be loaded', () => {
  it('is loaded by a full page load instead', async () => {
    const page = await openPage('/contact');
    let isOnline = false;
    await page.route(about, (route) => (isOnline ? route.continue() : route.abort('internetdisconnected')));
    await page.evaluate(() => {
      (window as Marked).isSamePage = true;
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOnline = true;
    });
    await link(page).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.evaluate(() => (window as Marked).isSamePage)).toBe(undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
  });

  it('is reported', async () => {
    const page = await openPage('/contact');
    await page.route(about, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const report = page.waitForRequest(/\/faults\//);
    await link(page).click();
    // The page that the visitor stays on until the other has loaded.
    expect(new URL((await report).url()).pathname).toMatch(/^\/faults\/[0-9a-f]{8}\/contact\/load$/);
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  });

  it('stays readable with working links if the code still cannot be loaded', async () => {
    const page = await openPage('/contact');
    await page.route(about, (route) => route.abort('internetdisconnected'));
    await link(page).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await page.getByRole('main').getByRole('link', { name: 'View Inventory' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
  });
});
