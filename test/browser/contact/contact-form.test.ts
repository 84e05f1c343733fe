import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { answerOutside } from '../../chromium/outside.ts';
import { openPage } from '../harness/browser.ts';
import { toast, toastText } from '../harness/shown-page.ts';

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const values = (page: Page) =>
  form(page)
    .locator('input, select, textarea')
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map((field) => field.value));

// test/browser/car-detail/inquiry.test.ts tests what both forms share, such as checking e-mail addresses.
it('the contact form enforces two fields, hints at what looks mistyped once a field is left, and accepts it all the same', async () => {
  const page = await openPage('/contact', { width: 390 });
  await submit(page).click();
  await expect.poll(() => toastText(page)).toBe('Please fill in all required fields');
  expect(await toast(page).getAttribute('role')).toBe('alert');
  await form(page).getByLabel('First Name').fill('Asha');
  await submit(page).click();
  await expect.poll(() => form(page).locator('[name=text]:focus').count()).toBe(1);
  // A password manager may set a value without key events.
  await form(page)
    .getByLabel('Message')
    .evaluate((field: HTMLTextAreaElement) => {
      field.value = 'Is it free?';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect.poll(() => form(page).locator('.field__error').count()).toBe(0);

  const [email, phone] = [form(page).getByLabel('Email Address'), form(page).getByLabel('Phone Number')];
  const hints = async () => (await form(page).getByRole('status').allInnerTexts()).filter(Boolean);
  await email.fill('asha@gmial');
  expect(await hints(), 'while it is typed').toEqual([]);
  await phone.fill('98');
  await expect.poll(hints).toEqual(['Did you mean asha@gmail.com?']);
  await email.click();
  await expect.poll(hints).toEqual(['Did you mean asha@gmail.com?', 'Enter all 10 digits']);
  expect(await phone.getAttribute('aria-invalid')).toBe(null);
  const described = (await phone.getAttribute('aria-describedby')) ?? '';
  expect(await page.evaluate((id) => document.getElementById(id)?.innerText, described)).toMatch(
    'Enter all 10 digits',
  );
  expect(page.context().pages(), 'a chat about an incomplete form').toHaveLength(1);
  await submit(page).click();
  await expect.poll(() => toastText(page)).toBe('Opening WhatsApp...');
  expect(await toast(page).getAttribute('role')).toBe('status');
  await expect.poll(hints, { message: 'of fields that are empty again' }).toEqual([]);
});

it('the contact form opens one WhatsApp chat with all that was typed and is then empty; it stays filled in if none opens', async () => {
  const page = await openPage('/contact?car=27', {
    isClockStopped: true,
    before: (it) => answerOutside(it.context(), inject('siteOrigin')),
  });
  await form(page).getByLabel('First Name').fill('Asha');
  await form(page).getByLabel('Last Name').fill('Rao');
  await form(page).getByLabel('Email Address').fill('asha@gmial');
  await form(page).getByLabel('Phone Number').fill('98');
  await form(page).getByLabel('Department').selectOption('Finance Questions');
  await form(page).getByLabel('Message').fill('Is it free? 100% & more');
  const [chat] = await Promise.all([page.waitForEvent('popup'), submit(page).dblclick()]);
  await chat.waitForURL(/^https:/);
  await expect.poll(() => submit(page).innerText()).toBe('Preparing WhatsApp...');
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
  expect(await values(page), 'after sending').toEqual(['', '', '', '', '', '']);
  const text = new URL(chat.url()).searchParams.get('text');
  expect(text).toBe(
    '*New Inquiry From Website*\n*Name:* Asha Rao\n*Email:* asha@gmial\n*Phone:* 98\n*Department:* finance-questions\n*Message:* Is it free? 100% & more',
  );
  // The other site runs in another process, where the opener disappears a moment later.
  await expect.poll(() => chat.evaluate(() => window.opener === null)).toBe(true);
  const sent = page.locator('.sent-message');
  expect(await sent.locator('pre').innerText()).toBe(text);
  const again = new URL((await sent.getByRole('link', { name: 'open it here' }).getAttribute('href')) ?? '');
  expect(again.searchParams.get('text')).toBe(text);
  await page.clock.runFor(1_000);
  await expect.poll(() => submit(page).innerText()).toBe('Send via WhatsApp');
  expect(page.context().pages(), 'the form and one chat').toHaveLength(2);

  await form(page).getByLabel('First Name').fill('Asha');
  await form(page).getByLabel('Department').selectOption('Finance Questions');
  await form(page).getByLabel('Message').fill('Is it free?');
  // Some browsers within apps throw; test/sample-pages/page-states.ts has one that returns null.
  await page.evaluate(() => {
    window.open = () => {
      throw new Error('blocked');
    };
  });
  await submit(page).click();
  await expect
    .poll(() => toastText(page))
    .toBe('Failed to open WhatsApp. Please try again.\n\nOpen WhatsApp');
  // The link opens in this tab, because the browser may block a new one.
  const link = toast(page).getByRole('link');
  expect(await link.getAttribute('target')).toBe(null);
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('*Message:* Is it free?');
  expect(await values(page)).toEqual(['Asha', '', '', '', 'finance-questions', 'Is it free?']);
  await form(page).getByLabel('Message').press('!');
  await expect.poll(() => toast(page).count(), { message: 'a link to an older message' }).toBe(0);
});

it('a click right after a field that looks mistyped is not lost: the hint waits until the button is released, and what was typed stays with its URL', async () => {
  const page = await openPage('/contact?car=27', { width: 390 });
  const about = page.locator('footer').getByRole('link', { name: 'About Us' });
  await form(page).getByLabel('Phone').pressSequentially('12');
  await about.scrollIntoViewIfNeeded();
  await about.click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
  expect(await values(page), 'without the query').toEqual(['', '', '', '', '', '']);
});
