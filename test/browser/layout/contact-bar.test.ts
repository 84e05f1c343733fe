import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Call or message us' });

it.each([
  ['/', ['Call', 'WhatsApp'], ''],
  ['/car/1', ['₹11,25,000', 'Call', 'WhatsApp'], '?text=Is%20the%202020%20Hyundai'],
])('on a phone, the first screen of %s has a bar with %j', async (path, contents, text) => {
  const page = await openPage(path, { width: 360, height: 740 });
  const bar = barOf(page);
  expect((await bar.innerText()).split(/\n+/)).toEqual(contents);
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000000');
  const chat = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(chat).toContain(`https://wa.me/910000000000${text}`);
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBe(740);
});

it('the bar is gone while a field has the focus, and never covers the last line', async () => {
  const page = await openPage('/contact', { width: 360, height: 740 });
  const bar = barOf(page);
  await page.getByLabel('First Name').focus();
  expect(await bar.isVisible()).toBe(false);
  await page.getByLabel('First Name').blur();
  await bar.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((it) => it.getBoundingClientRect().bottom);
  expect(await bottomOf('.footer__end')).toBeLessThan((await bar.boundingBox())?.y ?? 0);
});

it('the bar does not come back under the finger that leaves a field for a button', async () => {
  const page = await openPage('/contact', { width: 360, height: 740 });
  const send = page.getByRole('button', { name: 'Send via WhatsApp' });
  await page.getByRole('textbox', { name: /^Message/ }).focus();
  // Puts the button where the bar will be.
  await send.evaluate((it) =>
    window.scrollBy({ top: it.getBoundingClientRect().bottom - 735, behavior: 'instant' }),
  );
  const { x = 0, y = 0, height = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => page.getByText('Please fill in all required fields').count()).toBe(1);
});
