import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from '../loading/chunks.ts';

const about = chunkPath('client/pages/about/about-page.tsx');
const broken = 'export function AboutPage() { throw new Error("broken on purpose"); }';

/** The code of the About page throws during rendering while `isBroken()`. */
function breakAbout(isBroken: () => boolean): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route(`**${about}`, (route) =>
      isBroken() ? route.fulfill({ contentType: 'text/javascript', body: broken }) : route.continue(),
    );
}

describe('a render error', () => {
  it('replaces the whole page, and Refresh Page reloads it', async () => {
    let isBroken = true;
    const page = await openPage('/contact', { before: breakAbout(() => isBroken) });
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
    expect(await page.locator('body').innerText()).toMatch(
      /^Something went wrong\s+We're sorry, but we encountered an error\. Please refresh the page or try again later\.\s+Refresh Page$/,
    );
    await expect.poll(() => page.title()).toBe('Something went wrong');
    isBroken = false;
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh Page' }).click(),
    ]);
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it('is reported once, with page, kind and build and no personal data', async () => {
    const reports: { path: string; referer: string | undefined }[] = [];
    const page = await openPage('/contact?car=27', { before: breakAbout(() => true) });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/faults/'))
        reports.push({ path: pathname, referer: request.headers().referer });
    });
    const answer = page.waitForResponse(/\/faults\//);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    expect((await answer).status()).toBe(204);
    expect(reports).toEqual([
      { path: expect.stringMatching(/^\/faults\/[0-9a-f]{8}\/about\/render$/) as string, referer: undefined },
    ]);
  });

  it('during hydration is shown in the same form, and fills the screen', async () => {
    const page = await openPage('/contact', { before: breakAbout(() => true) });
    await page.goto('/about');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
    expect(await page.getByRole('button', { name: 'Refresh Page' }).count()).toBe(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 840 });
      expect((await page.locator('main').boundingBox())?.height).toBe(840);
    }
  });
});
