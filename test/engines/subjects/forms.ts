import { expect, it } from 'vitest';
import { fillInquiry } from '../../browser/car-detail/fill-inquiry.ts';
import { handedOver, type Page } from '../page.ts';
import { open } from '../visit.ts';

it('an inquiry shows its first missing field, and opens the mail app with its text', async () => {
  const page = await open('/car/1');
  await page.click('button', 'Send Inquiry');
  await expect.poll(() => firstMissing(page)).toBe('firstName');
  await fillInquiry(page.fill);
  await page.click('button', 'Send Inquiry');
  expect(decodeURIComponent(await handedOver(page))).toMatch(
    /^mailto:.*\?subject=Inquiry about 2020 Hyundai Creta SX&body=.*Name: Asha Rao\r\nEmail: asha@mail.example\r\n/s,
  );
});

it('a message to the showroom gets the focus back from a closed toast, and opens a chat in a new tab', async () => {
  const page = await open('/contact');
  await page.click('button', 'Send via WhatsApp');
  await expect.poll(() => page.count('button', 'Close')).toBe(1);
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast__close')?.focus());
  await page.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('firstName');
  await page.fill('First Name *', 'Asha');
  await page.fill('Message *', 'Is it free?');
  await page.click('button', 'Send via WhatsApp');
  expect(decodeURIComponent(await handedOver(page))).toMatch(
    /^https:\/\/wa\.me\/910000000000\?text=\*New Inquiry From Website\*\n\*Name:\* Asha\n.*\n\*Message:\* Is it free\?$/s,
  );
});

/** The name of the first invalid field, unless the toast covers it. */
const firstMissing = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('[aria-invalid]');
    if (!field || !document.querySelector('.toast')) return undefined;
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('name');
  });
