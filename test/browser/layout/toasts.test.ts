import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { setHidden, toast, toastText } from '../harness/shown-page.ts';

const failure = 'Please fill in all required fields';

async function succeed(page: Page): Promise<void> {
  await page.getByLabel('Your email for the newsletter').fill('asha@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => toastText(page)).toContain('Opening your email app...');
}

it('the toasts show one at a time; successes disappear after five seconds in view, errors stay until their page is left', async () => {
  const page = await openPage('/contact', { isClockStopped: true });
  const follow = async (name: string, title: string) => {
    await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(title);
  };
  const region = page.getByRole('region', { name: 'Notifications' });
  expect(await region.getAttribute('aria-live'), 'announced to assistive technology').toBe('polite');
  await succeed(page);
  await page.clock.runFor(4_999);
  expect(await toast(page).count()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => toast(page).count()).toBe(0);

  await succeed(page);
  await page.evaluate(setHidden, true);
  await page.clock.runFor(60_000);
  await page.evaluate(setHidden, false);
  expect(await toast(page).count(), 'once the visitor returns from the mail app').toBe(1);
  await page.clock.runFor(5_000);
  await expect.poll(() => toast(page).count()).toBe(0);

  await succeed(page);
  await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
  await expect.poll(() => toastText(page)).toBe(failure);
  // The replaced success times out, but the error does not.
  await page.clock.runFor(600_000);
  expect(await toastText(page)).toBe(failure);
  await follow('About Us', 'About Utsav Motors');
  await expect.poll(() => toast(page).count(), { message: 'errors of the page that was left' }).toBe(0);

  await succeed(page);
  await follow('Contact', 'Contact Us');
  expect(await toastText(page), 'a success').toContain('Opening your email app...');
});

it('on a phone a toast covers neither the header nor what was pressed', async () => {
  const page = await openPage('/car/27', { width: 360, height: 740 });
  const covered = (selectors: string[]) =>
    toast(page).evaluate((element, others) => {
      const { top, bottom } = element.getBoundingClientRect();
      return others.filter((other) => {
        const box = document.querySelector(other)?.getBoundingClientRect();
        return box && box.bottom > top && box.top < bottom;
      });
    }, selectors);
  await page.getByRole('button', { name: 'Share' }).click();
  await toast(page).waitFor();
  await expect.poll(() => covered(['.navigation', '.detail-header', '.contact-bar'])).toEqual([]);
  await page.locator('.similar-cars').scrollIntoViewIfNeeded();
  await succeed(page);
  await expect.poll(() => covered(['.navigation', '.newsletter', '.contact-bar'])).toEqual([]);
});
