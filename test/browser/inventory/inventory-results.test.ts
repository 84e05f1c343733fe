import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { countLine, query } from './inventory.ts';

it('the first results have the badge, a brand’s list its own title and canonical URL, and the count is announced', async () => {
  const page = await openPage('/inventory', { width: 390 });
  const badges = page.getByText('Festive Special', { exact: true }).filter({ visible: true });
  expect(await badges.count(), 'on a phone').toBe(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await badges.count(), 'on a desktop').toBe(6);

  const head = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      document.querySelectorAll('link[rel=canonical], title').length,
    ]);
  const url = 'https://www.utsavmotors.example/inventory';
  await page.getByRole('link', { name: 'Used Honda cars' }).click();
  await expect.poll(head).toEqual(['Used Honda Cars in Delhi | Utsav Motors Delhi', `${url}?make=Honda`, 2]);
  await page.getByLabel('Sort by').selectOption('Year: Newest First');
  await expect.poll(head).toEqual(['Used Cars for Sale | Utsav Motors Delhi', url, 2]);

  await page.getByRole('button', { name: 'Reset Filters' }).click();
  const announced = page.locator('[aria-live=polite][aria-atomic=true]', { hasText: 'Premium Cars' });
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Kia');
  await expect.poll(() => announced.innerText()).toBe('1 Premium Cars');
  await page.getByRole('searchbox').first().fill('submarine');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect.poll(() => countLine(page)).toBe('34 Premium Cars');
  await expect.poll(() => query(page)).toBe('');
  await expect.poll(() => page.locator('.results__title:focus').count()).toBe(1);
});
