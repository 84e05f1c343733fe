import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

it('a failure that empties the page is reported', async () => {
  const reports: string[] = [];
  await openPage('/about', {
    isQuiet: false,
    isHydrated: false,
    async before(it) {
      it.on('request', (request) => reports.push(new URL(request.url()).pathname));
      await it.route('**/about', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"site":{', '"site":null,"was":{');
        await route.fulfill({ response, body });
      });
    },
  });
  await expect
    .poll(() => reports.filter((path) => path.startsWith('/errors/')))
    .toContainEqual(expect.stringMatching(/\/about\/render$/));
});

it('a history that refuses writes stops neither filters nor links', async () => {
  const page = await openPage('/inventory', { isQuiet: false });
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
  });
  const count = () => page.locator('.results__title').innerText();
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Hyundai');
  await expect.poll(count).toBe('5 Premium Cars');
  await page.locator('.filter-bar').getByRole('button', { name: 'Reset Filters' }).click();
  await expect.poll(count).toBe('34 Premium Cars');
  await page.getByRole('link', { name: 'View Details: 2020 Hyundai Creta SX' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('2020 Hyundai Creta SX');
});
