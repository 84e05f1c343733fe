import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('without a connection a line offers to call, on a page that stays as it is', async () => {
  const page = await openPage('/car/27', { width: 390 });
  const line = page.getByText('You are offline.');
  expect(await line.count()).toBe(0);
  await page.context().setOffline(true);
  await line.waitFor();
  expect(await line.getByRole('link').getAttribute('href')).toBe('tel:+910000000000');
  expect(await page.locator('h1').innerText()).toBe('2018 Honda Amaze VX');
  await page.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
});
