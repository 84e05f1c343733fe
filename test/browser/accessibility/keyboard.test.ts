import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';

it('finds a car under five lakh, views its pictures and sends the inquiry with the keyboard alone', async () => {
  const page = await openPage('/');
  const mails = handedOver(page, 'mailto:');
  const keys = page.keyboard;

  await tabTo(page, 'Inventory');
  await keys.press('Enter');
  await expect.poll(() => focused(page)).toBe('Festive Car Collection');

  await tabTo(page, 'Highest price');
  const highest = page.getByRole('slider', { name: 'Highest price' });
  // A tenth of the range each, to the next whole step.
  for (const price of ['12,50', '11,10', '9,70', '8,30', '6,90', '5,50']) {
    await keys.press('PageDown');
    await expect.poll(() => highest.getAttribute('aria-valuetext')).toBe(`₹${price},000`);
  }
  for (let step = 0; step < 6; step++) await keys.press('ArrowLeft');
  await expect.poll(() => highest.getAttribute('aria-valuetext')).toBe('₹4,90,000');
  await expect.poll(() => page.getByRole('heading', { name: /Premium Cars/ }).textContent()).toMatch(/^14 /);

  await tabTo(page, 'View Details: 2016 Hyundai i20 Sportz');
  await keys.press('Enter');
  await expect.poll(() => focused(page)).toBe('2015 Hyundai i20 Sportz');

  await tabTo(page, 'Show the rear three-quarter view');
  await keys.press('Enter');
  const chosen = page.locator(
    '.gallery .thumbnails__button[aria-pressed=true], .gallery .thumbnails__button[aria-current]',
  );
  await expect.poll(() => chosen.getAttribute('aria-label')).toBe('Show the rear three-quarter view');

  await tabTo(page, 'First Name');
  for (const text of ['Asha', 'Sharma', 'asha@mail.example', '+91 98000 00000']) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await keys.type('Is it still there?');
  await tabTo(page, 'Send Inquiry');
  await keys.press('Enter');
  await expect.poll(() => mails.length).toBe(1);
  expect(readMailto(mails[0]).subject).toBe('Inquiry about 2015 Hyundai i20 Sportz');
  expectQuiet(page);
});

it('skips the navigation, and opens and closes the menu with the keyboard alone', async () => {
  const page = await openPage('/about', { width: 390 });
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  expect(await page.locator(':focus').boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);

  await tabTo(page, 'Open menu');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Open menu');

  await page.keyboard.press('Space');
  await tabTo(page, 'Contact');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Contact Us');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    passed.push(await focused(page));
    if (passed.at(-1) === name) return;
  }
  throw new Error(`Tab never came to '${name}', but to ${[...new Set(passed)].join(', ')}`);
}

/** The accessible name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const [label] = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const name = element.getAttribute('aria-label') ?? label?.querySelector('.field__label')?.textContent;
    return (name ?? label?.textContent ?? element.textContent).trim();
  });
}
