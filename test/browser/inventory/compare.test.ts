import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { carTitles } from './inventory.ts';

it('without JavaScript cars can be compared, what they have in common is folded, and the filters stay', async () => {
  const page = await openPage('/inventory?transmission=Automatic', { width: 360, javaScriptEnabled: false });
  const compared = () => page.locator('.shortlist__car').allInnerTexts();
  await page.getByRole('link', { name: 'Compare cars side by side' }).click();
  await page.getByRole('checkbox', { name: '2016 Honda Jazz V' }).check();
  await page.getByRole('checkbox', { name: '2018 Tata Tigor XZ' }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect.poll(compared).toEqual(['Jazz V', 'Tigor XZ']);
  const same = page.getByText('Transmission', { exact: true });
  expect(await same.isVisible()).toBe(false);
  await page.getByText('Same in both').click();
  expect(await same.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Back to your search' }).click();
  await expect.poll(async () => (await carTitles(page)).length).toBe(10);
});
