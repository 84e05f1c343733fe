import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const form = (page: Page) => page.locator('main form');
const toast = (page: Page) => page.locator('.toast');

/** Submits the form. Returns the URL of the tab that it opens. */
async function send(page: Page): Promise<string> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    form(page).getByRole('button', { name: 'Send via WhatsApp' }).click(),
  ]);
  await tab.waitForURL(/^https:/);
  // The page of another site is in another process, which learns of it a moment later.
  await expect.poll(() => tab.evaluate(() => window.opener === null)).toBe(true);
  return tab.url();
}

/** The text prefilled in WhatsApp. */
function chatText(url: string): string {
  const [, text = ''] = /^https:\/\/wa\.me\/910000000000\?text=([\w%.!~*'()-]+)$/.exec(url) ?? [];
  return decodeURIComponent(text);
}

describe('the WhatsApp chat', () => {
  it('opens in a new tab with the exact message, and empties the form', async () => {
    const page = await openPage('/contact', { width: 390 });
    await form(page).getByLabel('First Name').fill('Asha & Söns');
    await form(page).getByLabel('Last Name').fill('"Rāo" #1');
    await form(page).getByLabel('Email Address').fill('asha+cars@example.com');
    await form(page).getByLabel('Phone Number').fill('+91 98100 00000');
    await form(page).getByLabel('Department').selectOption('Trade-in Evaluation');
    await form(page).getByLabel('Message').fill(`50% off + 'tea'? नमस्ते 🚗\n\n*bold* = a&b #2`);
    expect(chatText(await send(page))).toBe(
      [
        '*New Inquiry From Website*',
        '*Name:* Asha & Söns "Rāo" #1',
        '*Email:* asha+cars@example.com',
        '*Phone:* +91 98100 00000',
        '*Department:* trade-in-evaluation',
        `*Message:* 50% off + 'tea'? नमस्ते 🚗`,
        '',
        '*bold* = a&b #2',
      ].join('\n'),
    );
    expect(await toast(page).innerText()).toBe('Opening WhatsApp...');
    expect(await toast(page).getAttribute('role')).toBe('status');
    const values = await form(page)
      .locator('input, select, textarea')
      .evaluateAll((fields) => (fields as HTMLInputElement[]).map((field) => field.value));
    expect(values).toEqual(['', '', '', '', '', '']);
    expectQuiet(page);
  });

  it('empties the form also if the URL names a car, and names the car once', async () => {
    const page = await openPage('/contact?car=27', { outside: true });
    const values = () =>
      form(page)
        .locator('input, select, textarea')
        .evaluateAll((fields) => (fields as HTMLInputElement[]).map((field) => field.value));
    expect((await values()).slice(4)).toEqual([
      'sales-inquiry',
      'Is the 2018 Honda Amaze VX (₹5,85,000) still available?',
    ]);
    await form(page).getByLabel('First Name').fill('Asha');
    await send(page);
    await expect.poll(values).toEqual(['', '', '', '', '', '']);
    await page.reload();
    await expect.poll(values).toEqual(['', '', '', '', '', '']);
  });

  it('states which fields were not provided or not specified', async () => {
    const page = await openPage('/contact');
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Message').fill('Is it free?');
    expect(chatText(await send(page))).toBe(
      [
        '*New Inquiry From Website*',
        '*Name:* Asha',
        '*Email:* Not provided',
        '*Phone:* Not provided',
        '*Department:* Not specified',
        '*Message:* Is it free?',
      ].join('\n'),
    );
  });
});
