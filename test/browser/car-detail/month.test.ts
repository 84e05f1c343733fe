import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

// For the same with scripts, see test/browser/layout/state-in-url.test.ts.
it('without scripts a form shows what a car costs per month', async () => {
  const page = await openPage('/car/37', { width: 360, javaScriptEnabled: false });
  const month = page.locator('#month');
  await month.locator('summary').click();
  await page.getByLabel('Down payment').selectOption('30%');
  await page.getByLabel('Months').selectOption('24');
  await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/EMI\s+about ₹41,400\s/);
  await page.getByLabel('Or in ₹').fill('200000');
  await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/Down payment\s+₹2,00,000\s/);
});

it('on a small phone what a row unfolds comes into view', async () => {
  const page = await openPage('/car/35', { width: 360, height: 740 });
  await page
    .getByText(/^EMI about/)
    .first()
    .click();
  const bottom = () => page.locator('#month').evaluate((row) => row.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(740);
});
