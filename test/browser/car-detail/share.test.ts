import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { toast, toastText } from '../harness/toast.ts';

type Sharing = Window & { shared?: unknown };

it('the share button opens the share sheet of the device, or copies the link, or shows it', async () => {
  const page = await openPage('/car/1', { width: 390 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = page.getByRole('button', { name: 'Share' });

  await page.evaluate(() => {
    navigator.share = (data) => {
      (window as Sharing).shared = data;
      return Promise.resolve();
    };
  });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (window as Sharing).shared))
    .toEqual({ title: '2020 Hyundai Creta SX', url: page.url() });
  expect(await toast(page).count(), 'toasts after sharing').toBe(0);

  await refuse(page, 'AbortError');
  await share.click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await toast(page).count(), 'toasts after the visitor closed the share sheet').toBe(0);

  await refuse(page, 'NotAllowedError');
  await share.click();
  await expectCopied(page, 'the link after sharing failed');

  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await share.click();
  await expectCopied(page, 'the link without a share sheet');

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await share.click();
  await expect.poll(() => toastText(page)).toBe(`Could not share. The link is ${page.url()}`);
});

function refuse(page: Page, name: string): Promise<void> {
  return page.evaluate((reason) => {
    navigator.share = () => Promise.reject(new DOMException('refused', reason));
  }, name);
}

async function expectCopied(page: Page, what: string): Promise<void> {
  await expect.poll(() => toastText(page), { message: what }).toMatch(/^Link copied\s+Paste it wherever/);
  expect(await page.evaluate(() => navigator.clipboard.readText()), what).toBe(page.url());
  // So that the next copy is seen.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await toast(page).waitFor({ state: 'detached' });
}
