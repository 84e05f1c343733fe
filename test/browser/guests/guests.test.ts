import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readComplaints } from '../harness/complaints.ts';
import { openHeld } from '../harness/held-code.ts';
import { guestNames, guests, type Guest } from './guests.ts';

// These run on every page, because each has different texts and elements.
const usual: Guest[] = ['elements inside and between', 'translated texts', 'wrapped fields'];

const pages = [
  { path: '/', field: '[name=newsletter] [name=email]', names: usual },
  { path: '/car/1', field: '[name=inquiry] [name=message]', names: usual },
  {
    path: '/inventory',
    field: '[name=filters] [name=search]',
    names: [...usual, 'elements beside fields', 'moved fields'] satisfies Guest[],
  },
  { path: '/contact', field: '[name=contact] [name=text]', names: guestNames },
];

describe.each(pages)('$path, changed by something else before it is hydrated', ({ path, field, names }) => {
  it.each(names)('%s: keeps words, focus, place and styles, and works', async (guest) => {
    const { page, arrive } = await openHeld(path, { isQuiet: false });
    const input = page.locator(field);
    await input.fill('honda');
    await page.evaluate(guests[guest]);
    await input.focus();
    await page.keyboard.press('End');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+ArrowLeft');
    const before = await stateOf(page, field);
    await arrive();
    // Browsers do not expose the selection of an e-mail field, so it cannot be restored.
    const isEmail = path === '/';
    expect(await stateOf(page, field)).toEqual({
      ...before,
      selected: isEmail ? (expect.any(String) as string) : 'da',
    });
    await page.keyboard.type('ey');
    if (!isEmail) expect(await input.inputValue()).toBe('honey');
    const mismatches = readComplaints(page).length;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(2).click();
    await page.waitForURL('**/about');
    await expect.poll(() => page.title()).toBe('About Us | Utsav Motors Delhi');
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(before.styleSheets);
    expect(readComplaints(page).slice(mismatches)).toEqual([]);
  });
});

/** The state that must survive hydration. `isServed` is true in the served document only. */
const stateOf = (page: Page, field: string) =>
  page.evaluate((selector) => {
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    document.body.dataset.served ??= 'yes';
    return {
      value: input?.value,
      isFocused: document.activeElement === input,
      selected: String(getSelection()),
      top: Math.round(scrollY),
      isServed: document.body.dataset.served,
      styleSheets: document.styleSheets.length,
      canonicals: document.querySelectorAll('head link[rel=canonical]').length,
      titles: document.querySelectorAll('head title').length,
    };
  }, field);

it('a changed paragraph is rendered anew with nothing around it, and gives one warning', async () => {
  const { page, arrive } = await openHeld('/contact', { isQuiet: false });
  await page.evaluate(() => {
    document.querySelector('.way-here b')?.replaceWith('Metro:');
    for (const element of document.body.querySelectorAll('*')) Object.assign(element, { isServed: true });
  });
  await arrive();
  const parentsOfNew = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !('isServed' in element) && 'isServed' in (element.parentElement ?? {}))
      .map(({ className, parentElement }) => `${parentElement?.className} > ${className}`),
  );
  expect(parentsOfNew).toEqual(['panel showroom-map no-print > way-here wrapping']);
  await expect.poll(() => readComplaints(page)).toHaveLength(1);
});
