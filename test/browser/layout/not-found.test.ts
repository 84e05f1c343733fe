import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';

it('client navigation to an unknown path logs an error to the console, and the page has a link home', async () => {
  const page = await openPage('/about');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no/such%20page?x=1';
    link.textContent = 'Lost';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Lost' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/^404\s+Oops! Page not found$/);
  await expectComplaints(page, ['error: 404: no page at /no/such%20page']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect.poll(() => page.locator('.hero').count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
});
