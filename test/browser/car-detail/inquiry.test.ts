import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { requestsOf } from '../harness/requests.ts';
import { loadRecords } from '../harness/scripts.ts';
import { toast, toastText } from '../harness/shown-page.ts';
import { fillInquiry } from './fill-inquiry.ts';

const form = (page: Page) => page.locator('.inquiry-form form');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Inquiry' });
const errors = (page: Page) => form(page).locator('.field__error').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

// The form ignores a second message within a second. On a stopped clock, a slow machine changes nothing.
const open = () => openPage('/car/1', { width: 390, isClockStopped: true });

// test/browser/accessibility/ checks which fields are marked.
describe('the inquiry form', () => {
  it('names missing fields in order, then a wrong e-mail address, then that no mail app opened; then sends', async () => {
    const page = await open();
    const mails = requestsOf(page, /^mailto:/);
    const told = () => toastText(page);
    await send(page).click();
    await expect.poll(told).toBe('Please fill in all required fields: First Name, Email, Phone');
    await fill(page, { 'Phone Number': '98100', 'First Name': 'Asha' });
    await send(page).click();
    await expect.poll(told).toBe('Please fill in all required fields: Email');
    expect(await focused(page)).toBe('email');

    await fill(page, { 'Email Address': 'asha' });
    await expect.poll(() => errors(page)).toEqual([]);
    await expect.poll(() => toast(page).count(), { message: 'the toast about it' }).toBe(0);
    await form(page).getByLabel('First Name').focus();
    await send(page).click();
    await expect.poll(() => errors(page)).toEqual(['Enter the whole address, such as name@gmail.com']);
    expect(await form(page).getByRole('status').allInnerTexts(), 'hints').toEqual([
      '',
      'Enter all 10 digits',
    ]);
    expect(await focused(page)).toBe('email');
    expect(await form(page).evaluate((it: HTMLFormElement) => it.noValidate)).toBe(true);
    expect(await toast(page).count()).toBe(0);

    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {
        throw new Error('no mail app');
      };
    });
    await fill(page, { 'Email Address': 'asha@example.com' });
    await send(page).click();
    await expect
      .poll(told)
      .toBe(
        'Could not open email client. Please try again or contact us directly at hello@utsavmotors.example',
      );
    expect(await page.locator('.sent-message__text').innerText()).toContain('Name: Asha');
    expect(mails).toEqual([]);

    await page.evaluate(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'));
    await page.clock.runFor(1_000);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
  });

  it('opens one e-mail, whose text can be copied, and keeps what was typed for Back, but for no other car', async () => {
    const page = await open();
    const mails = requestsOf(page, /^mailto:/);
    await fillInquiry((label, text) => form(page).getByLabel(label).fill(text));
    await send(page).dblclick();
    await expect.poll(() => mails).toHaveLength(1);
    const [subject, body = ''] = decodeURIComponent(mails[0] ?? '').split('&body=');
    expect(subject).toBe('mailto:hello@utsavmotors.example?subject=Inquiry about 2020 Hyundai Creta SX');

    const sent = page.locator('.sent-message');
    const lines = body.replaceAll('\r', '');
    expect(await sent.getByRole('link').getAttribute('href')).toBe('mailto:hello@utsavmotors.example');
    expect(await sent.locator('pre').innerText()).toBe(lines);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sent.getByRole('button', { name: 'Copy message' }).click();
    await expect.poll(() => toastText(page)).toBe('Message copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`Inquiry about 2020 Hyundai Creta SX\n\n${lines}`);
    expect(mails).toHaveLength(1);
    const message = () => form(page).getByLabel('Message').inputValue();
    expect(await message()).toBe('Is it free?');
    await loadRecords(page);
    await page.locator('.similar-cars .car-card__link').first().click();
    await expect.poll(message).toBe('');
    await page.goBack();
    await expect.poll(message).toBe('Is it free?');
  });
});
