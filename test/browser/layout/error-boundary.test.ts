import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords, recordsScript } from '../harness/scripts.ts';
import { isSameDocument, markDocument } from '../harness/shown-page.ts';

const creta = '2020 Hyundai Creta SX';

/** Removes the specifications from the records of all cars, so that their pages throw. */
async function breakAnswer(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.replace(/("?)specs\1:\{/g, '$1specs$1:null,$1other$1:{') });
}

it('a render error replaces the whole page, and Refresh Page reloads it', async () => {
  const page = await openPage('/inventory?search=creta', {
    isQuiet: false,
    async before(it) {
      await it.route(`**${recordsScript}`, breakAnswer);
      await it.route('**/car/1', breakAnswer);
    },
  });
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  await loadRecords(page);
  await markDocument(page);
  await page.getByRole('link', { name: `View Details: ${creta}` }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
  expect(await page.locator('body').innerText()).toMatch(
    /^Something went wrong\s+We're sorry, but we encountered an error\. Please refresh the page or try again later\.\s+Refresh Page$/,
  );
  await expect.poll(() => page.title()).toBe('Something went wrong');

  await page.goBack();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
  expect(await isSameDocument(page)).toBe(false);
  await page.goForward();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');

  // The reloaded page is still broken and fails during hydration.
  await Promise.all([page.waitForEvent('load'), refresh.click()]);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([page.waitForEvent('load'), refresh.click()]);
  await expect.poll(() => page.locator('h1').innerText()).toBe(creta);
  expect(new URL(page.url()).pathname).toBe('/car/1');
});
