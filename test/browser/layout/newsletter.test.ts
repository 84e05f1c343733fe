import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';

describe('the newsletter', () => {
  it('opens an e-mail asking for a subscription, and claims none', async () => {
    const page = await openPage('/about');
    const field = page.getByLabel('Your email for the newsletter');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    const mails = handedOver(page, 'mailto:');
    await subscribe.click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await field.fill('asha');
    await subscribe.click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(mails).toEqual([]);
    expect(await page.locator('.toast').count()).toBe(0);

    await field.fill('asha+news@example.com');
    await subscribe.click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(readMailto(mails[0])).toEqual({
      to: 'hello@utsavmotors.example',
      subject: 'Newsletter subscription',
      body: 'Please add asha+news@example.com to the newsletter of Utsav Motors.',
    });
    const toast = await page.locator('.toast').innerText();
    expect(toast).toMatch(/^Opening your e-mail app\.\.\.\s+Send the message there/);
    expect(toast).not.toMatch(/subscribed/i);
    expectQuiet(page);
  });

  it('reports that no mail app opened', async () => {
    const page = await openPage('/about', {
      before: (it) =>
        it.addInitScript(() => {
          HTMLAnchorElement.prototype.click = () => {
            throw new Error('no mail app');
          };
        }),
    });
    await page.getByLabel('Your email for the newsletter').fill('asha@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect
      .poll(() => page.locator('.toast').innerText())
      .toBe(
        'Could not open email client. Please try again or contact us directly at hello@utsavmotors.example',
      );
  });
});
