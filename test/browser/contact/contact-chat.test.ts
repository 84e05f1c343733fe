import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const toast = (page: Page) => page.locator('.toast');
const toastText = async (page: Page) => (await toast(page).allInnerTexts()).join();

const values = (page: Page) =>
  form(page)
    .locator('input, select, textarea')
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map((field) => field.value));

/** The chat in the tab that an action opens. */
async function chatAfter(page: Page, action: Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action]);
  await tab.waitForURL(/^https:/);
  return tab;
}

/** The text prefilled in WhatsApp. */
function chatText(url: string): string {
  const [, text = ''] = /^https:\/\/wa\.me\/910000000000\?text=([\w%.!~*'()-]+)$/.exec(url) ?? [];
  return decodeURIComponent(text);
}

it('the form opens one WhatsApp chat with the exact message and is then empty; it stays filled in if none opens', async () => {
  const page = await openPage('/contact?car=27', { outside: true, isClockStopped: true });
  expect((await values(page)).slice(4)).toEqual([
    'sales-inquiry',
    'Is the 2018 Honda Amaze VX (₹5,85,000) still available?',
  ]);
  await form(page).getByLabel('First Name').fill('Asha & Söns');
  await form(page).getByLabel('Last Name').fill('"Rāo" #1');
  await form(page).getByLabel('Email Address').fill('asha+cars@example.com');
  await form(page).getByLabel('Phone Number').fill('+91 98100 00000');
  await form(page).getByLabel('Department').selectOption('Trade-in Evaluation');
  await form(page).getByLabel('Message').fill(`50% off + 'tea'? नमस्ते 🚗\n\n*bold* = a&b #2`);
  const chat = await chatAfter(page, submit(page).dblclick());
  await expect.poll(() => submit(page).innerText()).toBe('Preparing WhatsApp...');
  expect(await toast(page).innerText()).toBe('Opening WhatsApp...');
  expect(await toast(page).getAttribute('role')).toBe('status');
  expect(await values(page), 'after sending').toEqual(['', '', '', '', '', '']);
  expect(chatText(chat.url())).toBe(
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
  // The page of another site is in another process, which learns of it a moment later.
  await expect.poll(() => chat.evaluate(() => window.opener === null)).toBe(true);
  await page.clock.runFor(1_000);
  await expect.poll(() => submit(page).innerText()).toBe('Send via WhatsApp');
  expect(page.context().pages(), 'the form and one chat').toHaveLength(2);
  await page.reload();
  await hydrated(page);
  expect(await values(page), 'after a reload').toEqual(['', '', '', '', '', '']);

  await form(page).getByLabel('First Name').fill('Asha');
  await form(page).getByLabel('Department').selectOption('Finance Questions');
  await form(page).getByLabel('Message').fill('Is it free?');
  for (const [what, open] of [
    ['the browser blocks the chat', '() => null'],
    ['opening the chat throws', '() => { throw new Error("no window"); }'],
  ] as const) {
    await page.evaluate(`window.open = ${open}`);
    await submit(page).click();
    await expect
      .poll(() => toastText(page), { message: what })
      .toBe('Failed to open WhatsApp. Please try again.');
    expect(await toast(page).getAttribute('role'), what).toBe('alert');
    expect(await values(page), what).toEqual(['Asha', '', '', '', 'finance-questions', 'Is it free?']);
    await toast(page).getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1_000);
    await expect.poll(() => submit(page).innerText(), { message: what }).toBe('Send via WhatsApp');
  }
  expectQuiet(page);
});
