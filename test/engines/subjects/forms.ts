import { expect, it } from 'vitest';
import { fillInquiry, handedOver } from '../inquiry.ts';
import { expectQuiet } from '../page.ts';
import { open } from '../visit.ts';
import type { Page } from '../page.ts';

it('an inquiry names its missing fields, and opens the mail app with the exact text', async () => {
  const page = await open('/car/1', { width: 390 });
  await page.click('button', 'Send Inquiry');
  await expect.poll(() => firstMissing(page)).toBe('firstName');
  expect(await toast(page)).toBe('Please fill in all required fields: First Name, Email, Phone');
  await fillInquiry(page);
  await page.click('button', 'Send Inquiry');
  const link = await handedOver(page);
  const [, subject, body] = /^mailto:.*\?subject=(.*)&body=(.*)$/.exec(link) ?? [];
  expect(decodeURIComponent(subject ?? '')).toBe('Inquiry about 2020 Hyundai Creta SX');
  expect(decodeURIComponent(body ?? '')).toContain('Name: Asha Rao\r\nEmail: asha@mail.example\r\n');
  await expectQuiet(page);
});

it('a message to the showroom shows its first missing field, opens a chat in a new tab, and empties the form', async () => {
  const page = await open('/contact', { width: 390 });
  await page.click('button', 'Send via WhatsApp');
  await expect.poll(() => firstMissing(page)).toBe('firstName');
  // A closed toast returns the focus.
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast__close')?.focus());
  await page.press('Enter');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.toast').length)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  await page.fill('First Name *', 'Asha');
  await page.choose('Department', 'Sales Inquiry');
  await page.fill('Message *', 'Is it free?');
  await page.click('button', 'Send via WhatsApp');
  const link = await handedOver(page);
  const [, text] = /^https:\/\/wa\.me\/910000000000\?text=(.*)$/.exec(link) ?? [];
  const message = decodeURIComponent(text ?? '');
  expect(message).toMatch(/^\*New Inquiry From Website\*\n\*Name:\* Asha\n.*\n\*Message:\* Is it free\?$/s);
  const values = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ value }) => value),
    );
  await expect.poll(values).toEqual(['', '', '', '', '', '']);
  await expectQuiet(page);
});

const toast = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.toast')?.innerText.trim());

/** The name of the first invalid field, if it is uncovered while the toast is shown. */
const firstMissing = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('[aria-invalid]');
    if (!field || !document.querySelector('.toast')) return undefined;
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('name');
  });
