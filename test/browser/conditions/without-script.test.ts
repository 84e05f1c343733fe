import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../chromium/viewport.ts';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { overhanging } from '../accessibility/checks/overhang.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';

const open = (path: string) => openPage(path, { width: 390, javaScriptEnabled: false });

describe('without JavaScript', () => {
  it.each(samplePages)('the page is readable: $name', async ({ path }) => {
    const page = await open(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize(viewportOf(width));
      expect.soft(await page.getByRole('heading', { level: 1 }).isVisible(), `h1 at ${width}`).toBe(true);
      expect.soft(await page.getByRole('contentinfo').isVisible(), `foot at ${width}`).toBe(true);
      expect.soft(await deadControls(page), `dead controls at ${width}`).toEqual([]);
      expect.soft(await overhanging(page), `overhang at ${width}`).toEqual([]);
    }
  });

  it('the forms of a car’s page open the mail app, and no URL of the site contains what was typed', async () => {
    const page = await open('/car/1');
    const urls: string[] = [];
    // Chromium also requests the icon of the tab.
    page
      .context()
      .on('request', (request) => request.url().endsWith('/icon.svg') || urls.push(request.url()));
    await fillInquiry(page);
    await page.getByRole('button', { name: 'Send Inquiry' }).click();
    await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => urls).toHaveLength(2);
    expect(urls.filter((url) => !url.startsWith('mailto:hello@utsavmotors.example'))).toEqual([]);
  });
});

function deadControls(page: Page): Promise<string[]> {
  return page.locator('button, input, select, textarea').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('form[action]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}
