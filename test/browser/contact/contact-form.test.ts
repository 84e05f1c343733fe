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

it('the contact form marks three fields, enforces two, and leaves an e-mail address to the browser', async () => {
  const page = await openPage('/contact', { width: 390 });
  const labels = await form(page).locator('label .field__label, label.field__label').allInnerTexts();
  expect(labels).toEqual([
    'First Name *',
    'Last Name',
    'Email Address *',
    'Phone Number',
    'Department',
    'Message *',
  ]);
  await submit(page).click();
  await expect.poll(() => toastText(page)).toBe('Please fill in all required fields');
  expect(await toast(page).getAttribute('role')).toBe('alert');
  expect(await focused(page)).toBe('firstName');
  expect(await errors(page).count()).toBe(2);

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
