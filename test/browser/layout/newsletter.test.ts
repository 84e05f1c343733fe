import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { requestsOf } from '../harness/requests.ts';
import { toast, toastText } from '../harness/shown-page.ts';

it('the newsletter opens an e-mail asking for a subscription, and does not claim success', async () => {
  const page = await openPage('/about');
  const field = page.getByLabel('Your email for the newsletter');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const mails = requestsOf(page, /^mailto:/);
  await field.fill('asha');
  await subscribe.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(mails).toEqual([]);
  expect(await toast(page).count()).toBe(0);

  await field.fill('asha+news@example.com');
  await subscribe.click();
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '')).toBe(
    'mailto:hello@utsavmotors.example?subject=Newsletter subscription' +
      '&body=Please add asha+news@example.com to the newsletter of Utsav Motors.',
  );
  expect(await toastText(page)).toMatch(
    /^Opening your email app\.\.\.\s+Send the message, and we will add you to the newsletter\.$/,
  );
});
