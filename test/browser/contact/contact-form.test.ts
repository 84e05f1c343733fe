import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const errors = (page: Page) => form(page).locator('.field__error');
const toast = (page: Page) => page.locator('.toast');
const toastText = async (page: Page) => (await toast(page).allInnerTexts()).join();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

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
