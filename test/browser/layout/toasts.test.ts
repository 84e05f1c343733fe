import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';

const toast = (page: Page) => page.locator('.toast');

async function succeed(page: Page): Promise<void> {
  await page.getByLabel('Your email for the newsletter').fill('asha@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

describe('the toasts', () => {
  it('show one at a time; successes disappear after five seconds, errors stay', async () => {
    const page = await openPage('/contact', { isClockStopped: true });
    await succeed(page);
    await expect.poll(() => toast(page).innerText()).toContain('Opening your e-mail app...');
    await page.clock.runFor(4_999);
    expect(await toast(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => toast(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
    await expect.poll(() => toast(page).innerText()).toBe('Please fill in all required fields');
    await page.clock.runFor(600_000);
    expect(await toast(page).innerText()).toBe('Please fill in all required fields');

    await succeed(page);
    await expect.poll(() => toast(page).innerText()).toContain('Opening your e-mail app...');
    expect(await toast(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
    await expect.poll(() => toast(page).innerText()).toBe('Please fill in all required fields');
    // The success toast that the error replaced times out; the error does not.
    await page.clock.runFor(5_000);
    expect(await toast(page).count()).toBe(1);

    await toast(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toast(page).count()).toBe(0);
    await page.clock.runFor(1_000_001);
    expect(await toast(page).count()).toBe(0);
    expectQuiet(page);
  });

  it('are announced to assistive technology; an error disappears when its page is left', async () => {
    const page = await openPage('/contact');
    const region = page.getByRole('region', { name: 'Notifications' });
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
    await toast(page).waitFor();
    expect(await toast(page).getAttribute('role')).toBe('alert');
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await expect.poll(() => toast(page).count()).toBe(0);
  });

  it('of a success stay through a navigation', async () => {
    // A busy machine may take longer than the toast's five seconds.
    const page = await openPage('/contact', { isClockStopped: true });
    await succeed(page);
    await toast(page).waitFor();
    await page
      .getByRole('navigation', { name: 'Quick Links' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    expect(await toast(page).innerText()).toContain('Opening your e-mail app...');
  });

  it.each([
    { path: '/contact', button: 'Send via WhatsApp', fields: ['First Name *', 'Message *'] },
    { path: '/car/1', button: 'Send Inquiry', fields: ['First Name', 'Email Address', 'Phone Number'] },
  ])(
    'about missing fields disappear once the fields are filled in: $path',
    async ({ path, button, fields }) => {
      const page = await openPage(path);
      await page.getByRole('button', { name: button }).click();
      await toast(page).waitFor();
      const errors = page.locator('.field__error');
      expect(await errors.count()).toBe(fields.length);
      for (const [index, field] of fields.entries()) {
        expect(await toast(page).count()).toBe(1);
        await page.getByLabel(field, { exact: true }).fill('asha@mail.example');
        await expect.poll(() => errors.count()).toBe(fields.length - index - 1);
      }
      await expect.poll(() => toast(page).count()).toBe(0);
      expectQuiet(page);
    },
  );
});
