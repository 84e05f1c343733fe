import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

// test/browser/layout/state-in-url.test.ts tests it with scripts.
it('without scripts a form shows what a car costs per month', async () => {
  const page = await openPage('/car/27', { width: 360, javaScriptEnabled: false });
  const month = page.locator('#month');
  await month.locator('summary').click();
  await page.getByLabel('Down payment').selectOption('₹1,75,500 (30%)');
  await page.getByLabel('Months').selectOption('48');
  await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/A month\s+₹10,900\s/);
  await page.getByLabel('Or any amount in ₹').fill('200000');
  await month.getByRole('button', { name: 'Show' }).click();
  await expect.poll(() => month.locator('dl').innerText()).toMatch(/Down payment\s+₹2,00,000\s/);
});

it('on a small phone what a row unfolds comes into view', async () => {
  const page = await openPage('/car/33', { width: 360, height: 740 });
  await page.getByText(/a month$/).click();
  const bottom = () => page.locator('#month').evaluate((row) => row.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(740);
});
