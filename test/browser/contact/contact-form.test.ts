import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const form = (page: Page) => page.locator('main form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const toast = (page: Page) => page.locator('.toast');
const value = (page: Page, label: string) => form(page).getByLabel(label).inputValue();

describe('the contact form', () => {
  it('marks three fields and enforces two of them', async () => {
    const page = await openPage('/contact', { width: 390 });
    let tabs = 0;
    page.context().on('page', () => (tabs += 1));
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
    await expect.poll(() => toast(page).innerText()).toBe('Please fill in all required fields');
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Message').fill('  \n ');
    await submit(page).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('text');
    expect(await toast(page).innerText()).toBe('Please fill in all required fields');
    expect(await submit(page).innerText()).toBe('Send via WhatsApp');
    expect(tabs).toBe(0);
    expectQuiet(page);
  });

  it('shows that it is busy, and opens one chat on a double click', async () => {
    const page = await openPage('/contact', { isClockStopped: true });
    const tabs: Page[] = [];
    page.context().on('page', (tab) => tabs.push(tab));
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Message').fill('Is it free?');
    await submit(page).dblclick();
    await expect.poll(() => submit(page).innerText()).toBe('Preparing WhatsApp...');
    expect(await toast(page).innerText()).toBe('Opening WhatsApp...');
    await page.clock.runFor(1_000);
    await expect.poll(() => submit(page).innerText()).toBe('Send via WhatsApp');
    expect(tabs).toHaveLength(1);
    expect(await value(page, 'First Name')).toBe('');
  });

  it.each([
    ['is blocked', () => null],
    [
      'throws',
      () => {
        throw new Error('no window');
      },
    ],
  ])('keeps every field and reports the failure when opening the chat %s', async (_name, open) => {
    const page = await openPage('/contact', {
      before: (it) => it.addInitScript(`window.open = ${String(open)}`),
    });
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Department').selectOption('Finance Questions');
    await form(page).getByLabel('Message').fill('Is it free?');
    await submit(page).click();
    await expect.poll(() => toast(page).innerText()).toBe('Failed to open WhatsApp. Please try again.');
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect([
      await value(page, 'First Name'),
      await value(page, 'Department'),
      await value(page, 'Message'),
    ]).toEqual(['Asha', 'finance-questions', 'Is it free?']);
    await expect.poll(() => submit(page).innerText()).toBe('Send via WhatsApp');
  });

  it("leaves an invalid e-mail address to the browser's validation", async () => {
    const page = await openPage('/contact');
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Message').fill('Is it free?');
    await form(page).getByLabel('Email Address').fill('asha@');
    await submit(page).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    expect(await toast(page).count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
  });
});
