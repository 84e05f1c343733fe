import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';

const creta = 'View Details: 2020 Hyundai Creta SX';

it('a failure of what moves the focus shows the error screen and is reported; Back leads out of it', async () => {
  const page = await openPage('/inventory', { isQuiet: false });
  await loadRecords(page);
  await page.evaluate(() => {
    HTMLElement.prototype.focus = () => {
      throw new Error('no focus');
    };
  });
  const report = page.waitForRequest(/\/errors\/[0-9a-f]{8}\/car\/render$/);
  await page.getByRole('link', { name: creta }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
  await report;
  await page.goBack();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
});

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
  await page.getByRole('link', { name: creta }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('2020 Hyundai Creta SX');
});

it('Back to Inventory leads there from the first page of a tab, whatever page the visitor came from', async () => {
  const page = await openPage('/inventory');
  const tab = await page.context().newPage();
  await tab.goto(new URL('/car/1', page.url()).href, { referer: new URL('/inventory', page.url()).href });
  await hydrated(tab);
  await loadRecords(tab);
  await tab.locator('.car-card__link').first().click();
  await expect.poll(() => new URL(tab.url()).pathname).not.toBe('/car/1');
  await tab.goBack();
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/car/1');
  await tab.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => tab.locator('h1').innerText()).toBe('Festive Car Collection');
});
