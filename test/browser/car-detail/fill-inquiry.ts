import type { Page } from 'playwright-core';

/** Fills in every field of a car's inquiry form. */
export async function fillInquiry(page: Page): Promise<void> {
  const form = page.locator('.inquiry-form form');
  await form.getByLabel('First Name').fill('Asha');
  await form.getByLabel('Last Name').fill('Rao');
  await form.getByLabel('Email Address').fill('asha@mail.example');
  await form.getByLabel('Phone Number').fill('+91 98100 00000');
  await form.getByLabel('Message').fill('Is it free?');
}
