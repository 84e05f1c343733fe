import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';
import { openHeld } from '../harness/held-code.ts';
import { startScript } from '../harness/scripts.ts';

const visit = { width: 390, isHydrated: false, isQuiet: false, isClockStopped: true };

it('blocked scripts are requested again when the visitor is online again', async () => {
  let isOnline = false;
  const page = await openPage('/car/1', {
    ...visit,
    before: (it) =>
      it.route('**/assets/**/*.js', (route) =>
        isOnline || route.request().url().endsWith(startScript)
          ? route.continue()
          : route.abort('internetdisconnected'),
      ),
  });
  const hasButton = async () => {
    await page.clock.runFor(1000);
    return page.getByRole('button', { name: 'Open menu' }).isVisible();
  };
  await expect.poll(hasButton).toBe(false);
  // The first request of the new attempts fails, too.
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await failed;
  isOnline = true;
  await expect.poll(hasButton).toBe(true);
  await hydrated(page);
});

it('hanging scripts: if they load late they hydrate the page, and an inquiry that waited for them is not sent', async () => {
  const { page, arrive } = await openHeld('/car/1', visit);
  const form = page.locator('.inquiry-form form');
  await fillInquiry((label, text) => form.getByLabel(label).fill(text));
  await page.getByRole('button', { name: 'Send Inquiry' }).click();
  await page.clock.runFor(15_000);
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  await arrive();
  await page.clock.runFor(1000);
  expect(await page.locator('.sent-message').count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
});
