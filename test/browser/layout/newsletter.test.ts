import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { requestsOf } from '../harness/requests.ts';
import { toastText } from '../harness/shown-page.ts';

it('the newsletter opens an e-mail asking for a subscription, and does not claim success', async () => {
  const page = await openPage('/about');
  const mails = requestsOf(page, /^mailto:/);
  await page.getByLabel('Your email for the newsletter').fill('asha+news@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => mails).toHaveLength(1);
  expect(decodeURIComponent(mails[0] ?? '')).toBe(
    'mailto:hello@utsavmotors.example?subject=Newsletter subscription' +
      '&body=Please add asha+news@example.com to the newsletter of Utsav Motors.',
  );
  expect(await toastText(page)).toMatch(
    /^Opening your email app\.\.\.\s+Send the message, and we will add you to the newsletter\.$/,
  );
});
