import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Call or message us' });

describe('on a phone, the first screen', () => {
  it.each([
    ['/', ['Call', 'WhatsApp'], 'https://wa.me/910000000000'],
    [
      '/car/1',
      ['₹11,25,000', 'Call', 'WhatsApp'],
      /^https:\/\/wa\.me\/910000000000\?text=Is%20the%202020%20Hyundai/,
    ],
    ['/inventory', ['Filters (4)', 'Call', 'WhatsApp'], 'https://wa.me/910000000000'],
    ['/nowhere', ['Call', 'WhatsApp'], 'https://wa.me/910000000000'],
  ])('of %s has a bar with %j', async (path, contents, chat) => {
    const page = await openPage(path, { width: 360, height: 740 });
    const bar = barOf(page);
    expect((await bar.innerText()).split(/\n+/)).toEqual(contents);
    expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000000');
    expect(await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(chat);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBe(740);
  });
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

it('from 768 pixels the header has both as icons, from 1024 in words', async () => {
  const page = await openPage('/', { width: 768, height: 1024 });
  expect(await barOf(page).isVisible()).toBe(false);
  const icons = page.locator('.navigation > a.icon-button');
  expect(await icons.evaluateAll((all) => all.map((it) => it.ariaLabel))).toEqual([
    'Call +91 00000 00000',
    'WhatsApp',
  ]);
  expect(await icons.last().isVisible()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await icons.last().isVisible()).toBe(false);
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
});
