import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a brand’s page sets its title and canonical URL on navigation, and the page before gets its own back', async () => {
  const page = await openPage('/inventory');
  const head = () =>
    page.evaluate(() => [
      document.title,
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      document.querySelectorAll('link[rel=canonical], title').length,
    ]);
  const host = 'https://www.utsavmotors.example';
  const whole = ['Used Cars for Sale | Utsav Motors Delhi', `${host}/inventory`, 2];
  expect(await head()).toEqual(whole);

  await page.getByRole('link', { name: 'Used Honda cars' }).click();
  const honda = ['Used Honda Cars in Delhi | Utsav Motors Delhi', `${host}/inventory?make=Honda`, 2];
  await expect.poll(head).toEqual(honda);

  await page.getByLabel('Sort by').selectOption('Year: Newest First');
  await expect.poll(() => page.url()).toContain('sort');
  await expect.poll(head).toEqual(whole);
});
