import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver } from '../harness/requests.ts';

const form = (page: Page) => page.locator('.inquiry-form form');
const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Inquiry' });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

describe('the inquiry form', () => {
  it('names missing fields in order, and opens nothing', async () => {
    const page = await openPage('/car/1', { width: 390 });
    const mails = handedOver(page, 'mailto:');
    await send(page).click();
    await expect
      .poll(() => toast(page).locator('.toast__title').innerText())
      .toBe('Please fill in all required fields: First Name, Email, Phone');
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    await fill(page, { 'Phone Number': '98100', 'First Name': '   ' });
    await send(page).click();
    await expect
      .poll(() => toast(page).innerText())
      .toBe('Please fill in all required fields: First Name, Email');
    await fill(page, { 'First Name': 'Asha' });
    await send(page).click();
    await expect.poll(() => toast(page).innerText()).toBe('Please fill in all required fields: Email');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(await form(page).getByLabel('Email Address').getAttribute('aria-invalid')).toBe('true');
    expect(await toast(page).count()).toBe(1);
    expect(mails).toEqual([]);
    expectQuiet(page);
  });

  it("leaves an invalid e-mail address to the browser's validation", async () => {
    const page = await openPage('/car/1');
    const mails = handedOver(page, 'mailto:');
    await fill(page, { 'First Name': 'Asha', 'Email Address': 'asha', 'Phone Number': '98100' });
    await send(page).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(
      await form(page)
        .getByLabel('Email Address')
        .evaluate((field) => field.matches(':invalid')),
    ).toBe(true);
    expect(await toast(page).count()).toBe(0);
    expect(mails).toEqual([]);
  });

  it('reports that no mail app opened, and keeps all fields', async () => {
    const page = await openPage('/car/1', {
      before: (it) =>
        it.addInitScript(() => {
          HTMLAnchorElement.prototype.click = () => {
            throw new Error('no mail app');
          };
        }),
    });
    await fill(page, { 'First Name': 'Asha', 'Email Address': 'asha@example.com', 'Phone Number': '98100' });
    await send(page).click();
    await expect
      .poll(() => toast(page).innerText())
      .toBe(
        'Could not open email client. Please try again or contact us directly at hello@utsavmotors.example',
      );
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect(await form(page).getByLabel('First Name').inputValue()).toBe('Asha');
    expect(await page.locator('.sent-mail__text').innerText()).toContain('Name: Asha');
  });
});
