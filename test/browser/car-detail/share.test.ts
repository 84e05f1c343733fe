import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { toast, toastText } from '../harness/toast.ts';

it('the share button opens the share sheet of the device, or copies the link, or shows it', async () => {
  const page = await openPage('/car/1', { width: 390 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const share = page.getByRole('button', { name: 'Share' });

  const shared = await page.evaluateHandle(() => {
    const sheets: ShareData[] = [];
    navigator.share = (data = {}) => Promise.resolve(void sheets.push(data));
    return sheets;
  });
  await share.click();
  await expect.poll(() => shared.jsonValue()).toEqual([{ title: '2020 Hyundai Creta SX', url: page.url() }]);

  await refuse(page, 'AbortError');
  await share.click();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await toast(page).count(), 'after sharing, and after the visitor closed the share sheet').toBe(0);

  await refuse(page, 'NotAllowedError');
  await share.click();
  await expect.poll(() => toastText(page)).toMatch(/^Link copied\s+Paste it wherever/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'share');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await share.click();
  await expect.poll(() => toastText(page)).toBe(`Could not share. The link is ${page.url()}`);
});

function refuse(page: Page, name: string): Promise<void> {
  return page.evaluate((reason) => {
    navigator.share = () => Promise.reject(new DOMException('refused', reason));
  }, name);
}
