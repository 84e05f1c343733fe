import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { requestsOf } from '../harness/requests.ts';

it('with only the keyboard a visitor skips the navigation, opens a car and sends the inquiry', async () => {
  const page = await openPage('/');
  const mails = requestsOf(page, /^mailto:/);
  const keys = page.keyboard;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const isArrived = (title: string) => page.locator('h1:focus', { hasText: title }).waitFor();

  await keys.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Skip to content');
  expect(await page.locator(':focus').boundingBox()).toMatchObject({ x: 0, y: 0 });
  await keys.press('Enter');
  await keys.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);

  await tabTo(link('Inventory'));
  await keys.press('Enter');
  await isArrived('Festive Car Collection');

  await tabTo(link('View Details: 2016 Hyundai i20 Sportz'));
  await keys.press('Enter');
  await isArrived('2015 Hyundai i20 Sportz');

  await tabTo(page.getByLabel('First Name'));
  for (const text of ['Asha', 'Sharma', 'asha@mail.example', '+91 98000 00000']) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await keys.type('Is it still there?');
  await tabTo(page.getByRole('button', { name: 'Send Inquiry' }));
  await keys.press('Enter');
  await expect.poll(() => mails.length).toBe(1);
  expect(decodeURIComponent(mails[0] ?? '')).toContain('subject=Inquiry about 2015 Hyundai i20 Sportz&');
});

/** Presses Tab until the element has the focus. */
async function tabTo(element: Locator): Promise<void> {
  const page = element.page();
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    if ((await element.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`Tab never came to ${String(element)}`);
}
