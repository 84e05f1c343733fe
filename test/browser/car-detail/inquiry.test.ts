import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';
import { toast, toastText } from '../harness/toast.ts';

const form = (page: Page) => page.locator('.inquiry-form form');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Inquiry' });
const errors = (page: Page) => form(page).locator('.field__error');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

// The form takes a second message within a second for a double click, also on a busy machine: its clock is stopped.
const open = () => openPage('/car/1', { width: 390, isClockStopped: true });

const awkward = `50% off & "more" #1 + 'tea'? नमस्ते 🚗\nsecond line\n\nlast=line;`;

describe('the inquiry form', () => {
  it('names missing fields in order, then a wrong e-mail address, then that no mail app opened; then sends', async () => {
    const page = await open();
    const mails = handedOver(page, 'mailto:');
    await send(page).click();
    await expect
      .poll(() => toast(page).locator('.toast__title').innerText())
      .toBe('Please fill in all required fields: First Name, Email, Phone');
    expect(await toast(page).getAttribute('role')).toBe('alert');

    await fill(page, { 'Phone Number': '98100', 'First Name': 'Asha' });
    await expect.poll(() => errors(page).count()).toBe(1);
    await send(page).click();
    await expect.poll(() => toastText(page)).toBe('Please fill in all required fields: Email');
    expect(await focused(page)).toBe('email');
    expect(await form(page).getByLabel('Email Address').getAttribute('aria-invalid')).toBe('true');
    expect(await toast(page).count()).toBe(1);

    await fill(page, { 'Email Address': 'asha' });
    await expect.poll(() => errors(page).count()).toBe(0);
    await expect
      .poll(() => toast(page).count(), { message: 'a toast about fields that are filled in' })
      .toBe(0);
    await form(page).getByLabel('First Name').focus();
    await send(page).click();
    expect(await focused(page), "the browser's own validation of the address").toBe('email');
    expect(await form(page).locator('[name=email]:invalid').count()).toBe(1);
    expect(await toast(page).count()).toBe(0);

    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {
        throw new Error('no mail app');
      };
    });
    await fill(page, { 'Email Address': 'asha@example.com' });
    await send(page).click();
    await expect
      .poll(() => toastText(page))
      .toBe(
        'Could not open email client. Please try again or contact us directly at hello@utsavmotors.example',
      );
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect(await form(page).getByLabel('First Name').inputValue()).toBe('Asha');
    expect(await page.locator('.sent-mail__text').innerText()).toContain('Name: Asha');
    expect(mails, 'e-mails before the form was complete').toEqual([]);

    await page.evaluate(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'));
    await page.clock.runFor(1_000);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    expectQuiet(page);
  });

  it('opens one e-mail with exactly the text filled in, which can be copied, and stays filled in', async () => {
    const page = await open();
    const mails = handedOver(page, 'mailto:');
    await fill(page, { 'First Name': 'Asha & Söns', 'Last Name': '"Rāo" #1 +50% 🎉' });
    await fill(page, { 'Email Address': 'asha+cars@example.com', 'Phone Number': '+91 98100 00000' });
    await fill(page, { Message: awkward });
    await send(page).dblclick();
    const sent = page.locator('.sent-mail');
    await sent.waitFor();
    await form(page).getByLabel('First Name').press('Enter');
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^mailto:hello@utsavmotors\.example\?subject=[\w%.-]+&body=[\w%.!~*'()-]+$/);
    // Its lines are tested in test/shared/messages/.
    const { subject, body } = readMailto(mails[0]);
    expect(subject).toBe('Inquiry about 2020 Hyundai Creta SX');
    expect(body).toContain('Name: Asha & Söns "Rāo" #1 +50% 🎉\r\nEmail: asha+cars@example.com\r\n');
    expect(body).toContain(`\r\nMessage:\r\n${awkward.replaceAll('\n', '\r\n')}`);
    const lines = body.replaceAll('\r', '');
    expect(await form(page).getByLabel('Message').inputValue()).toBe(awkward);
    expect(await form(page).getByLabel('Email Address').inputValue()).toBe('asha+cars@example.com');
    expect(await send(page).innerText()).toBe('Send Inquiry');
    expect(new URL(page.url()).pathname).toBe('/car/1');

    expect(await sent.getByRole('link').getAttribute('href')).toBe('mailto:hello@utsavmotors.example');
    expect(await sent.locator('pre').innerText()).toBe(lines);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sent.getByRole('button', { name: 'Copy message' }).click();
    await expect.poll(() => toastText(page)).toBe('Message copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${subject}\n\n${lines}`);
    expect(mails).toHaveLength(1);
    expectQuiet(page);
  });

  it('keeps what was typed for Back and Forward, and for no other car', async () => {
    const page = await open();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const message = () => form(page).getByLabel('Message').inputValue();
    await fill(page, { Message: awkward });
    await page.locator('.similar-cars .car-card__link').first().click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/car/1');
    expect(await message()).toBe('');
    await fill(page, { Message: 'Another' });
    await page.goBack();
    await heading('2020 Hyundai Creta SX');
    expect(await message()).toBe(awkward);
    await page.goForward();
    await expect.poll(message).toBe('Another');
    expectQuiet(page);
  });
});
