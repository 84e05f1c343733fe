import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { answerOutside } from '../../../scripts/browser/outside.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { siteOrigin } from '../harness/site.ts';
import { toast, toastText } from '../harness/toast.ts';

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const errors = (page: Page) => form(page).locator('.field__error');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
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

it('the contact form enforces two fields, and leaves an e-mail address to the browser', async () => {
  const page = await openPage('/contact', { width: 390 });
  await submit(page).click();
  await expect.poll(() => toastText(page)).toBe('Please fill in all required fields');
  expect(await toast(page).getAttribute('role')).toBe('alert');

  await form(page).getByLabel('First Name').fill('Asha');
  await form(page).getByLabel('Message').fill('  \n ');
  await expect.poll(() => errors(page).count()).toBe(1);
  await form(page).getByLabel('Phone Number').focus();
  await submit(page).click();
  await expect.poll(() => focused(page)).toBe('text');
  expect(await toast(page).innerText()).toBe('Please fill in all required fields');
  await form(page).getByLabel('Message').fill('Is it free?');
  await expect.poll(() => errors(page).count()).toBe(0);
  await expect.poll(() => toast(page).count(), { message: 'toasts about complete fields' }).toBe(0);

  await form(page).getByLabel('Email Address').fill('asha@');
  await form(page).getByLabel('Phone Number').focus();
  await submit(page).click();
  expect(await focused(page), "after the browser's own validation").toBe('email');
  expect(await toast(page).count()).toBe(0);
  expect(await submit(page).innerText()).toBe('Send via WhatsApp');
  expect(page.context().pages(), 'no chat was opened').toHaveLength(1);
  expectQuiet(page);
});

it('the contact form hints at what looks mistyped, once a field is left, and sends it all the same', async () => {
  const page = await openPage('/contact', { width: 390 });
  await page.evaluate(() =>
    Object.assign(window, { open: (url: string) => Object.assign(window, { opened: url }) }),
  );
  const [email, phone] = [form(page).getByLabel('Email Address'), form(page).getByLabel('Phone Number')];
  const hints = async () => (await form(page).getByRole('status').allInnerTexts()).filter(Boolean);
  await form(page).getByLabel('First Name').fill('Asha');
  await form(page).getByLabel('Message').fill('Is it free?');
  await email.fill('asha@gmial');
  expect(await hints(), 'while it is typed').toEqual([]);
  await phone.fill('98');
  await expect.poll(hints).toEqual(['Did you mean asha@gmail.com?']);
  await email.focus();
  await expect
    .poll(hints)
    .toEqual(['Did you mean asha@gmail.com?', 'Is it complete? A phone number has 10 digits, this one 2.']);
  expect(await phone.getAttribute('aria-invalid')).toBe(null);
  const described = (await phone.getAttribute('aria-describedby')) ?? '';
  expect(await page.evaluate((id) => document.getElementById(id)?.innerText, described)).toMatch(
    'this one 2',
  );
  await submit(page).click();
  await expect.poll(() => toastText(page)).toBe('Opening WhatsApp...');
  const sent = await page.evaluate(() => (window as Window & { opened?: string }).opened ?? '');
  expect(new URL(sent).searchParams.get('text')).toContain('*Email:* asha@gmial\n*Phone:* 98');
  await expect.poll(hints, { message: 'of fields that are empty again' }).toEqual([]);
  expectQuiet(page);
});

it('the contact form opens one WhatsApp chat with the exact message and is then empty; it stays filled in if none opens', async () => {
  const page = await openPage('/contact?car=27', {
    isClockStopped: true,
    before: (it) => answerOutside(it.context(), siteOrigin),
  });
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
  // Its lines are tested in test/shared/messages/.
  expect(chatText(chat.url())).toMatch(/^\*New Inquiry From Website\*\n\*Name:\* Asha & Söns "Rāo" #1\n/);
  expect(chatText(chat.url())).toContain(`*Message:* 50% off + 'tea'? नमस्ते 🚗\n\n*bold* = a&b #2`);
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
