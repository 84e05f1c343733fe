import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

type Sharing = Window & { shared?: unknown };

const share = (page: Page) => page.getByRole('button', { name: 'Share' });
const toast = (page: Page) => page.locator('.toast');

describe('the share button', () => {
  it("opens the device's share sheet if it has one", async () => {
    const page = await openPage('/car/1', {
      width: 390,
      before: (it) =>
        it.addInitScript(() => {
          navigator.share = (data) => {
            (window as Sharing).shared = data;
            return Promise.resolve();
          };
        }),
    });
    await share(page).click();
    await expect
      .poll(() => page.evaluate(() => (window as Sharing).shared))
      .toEqual({ title: '2020 Hyundai Creta SX', url: page.url() });
    expect(await toast(page).count()).toBe(0);
  });

  it('copies the link if the device has no share sheet, and says so', async () => {
    const page = await openPage('/car/1', { width: 390, permissions: ['clipboard-read', 'clipboard-write'] });
    await share(page).click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Link copied\s+Paste it wherever/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  it('copies the link if sharing fails', async () => {
    const page = await openPage('/car/1', {
      permissions: ['clipboard-read', 'clipboard-write'],
      before: (it) =>
        it.addInitScript(() => {
          navigator.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
        }),
    });
    await share(page).click();
    await expect.poll(() => toast(page).innerText()).toMatch(/^Link copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  it('shows nothing when the visitor closes the share sheet', async () => {
    const page = await openPage('/car/1', {
      before: (it) =>
        it.addInitScript(() => {
          navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'));
        }),
    });
    await share(page).click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await toast(page).count()).toBe(0);
  });

  it('shows the link to copy by hand if copying fails too', async () => {
    const page = await openPage('/car/1', {
      before: (it) =>
        it.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }),
    });
    await share(page).click();
    await expect.poll(() => toast(page).innerText()).toBe(`Could not share. The link is ${page.url()}`);
  });
});
