import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
};

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '') as { cars: string[] });

const shifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(observer.takeRecords().length)));
    });
  });

it('home offers what was seen before it was loaded, without moving; it is gone with one tap', async () => {
  const page = await openPage('/', { width: 390 });
  const row = page.getByRole('navigation', { name: 'Continue where you were' });
  expect(await row.count(), 'on the first visit').toBe(0);
  await open(page, '/inventory?transmission=Automatic&maxPrice=600000');
  for (const id of [27, 2, 45, 40]) await open(page, `/car/${id}`);
  // Cars that have been sold since.
  const seen = await stored(page);
  const more = { ...seen, cars: ['999', ...seen.cars, '901', '902', '903'] };
  await page.evaluate((text) => localStorage.setItem('seen', text), JSON.stringify(more));
  await open(page, '/');
  const [list, jazz, tigor, swift] = [
    'Automatic, up to ₹6,00,000',
    '2016 Honda Jazz V',
    '2018 Tata Tigor XZ',
    '2018 Maruti Suzuki Swift VXI',
  ];
  const offered = () => row.getByRole('link').allInnerTexts();
  expect(await offered()).toEqual([list, jazz, tigor, swift]);
  expect(await shifts(page)).toBe(0);
  expect(await row.evaluate((it) => it.clientHeight), 'one line').toBeLessThan(60);

  await loadRecords(page);
  await row.getByRole('link', { name: tigor }).click();
  await page.getByRole('heading', { level: 1, name: tigor }).waitFor();
  const lastSix = ['45', '999', '40', '2', '27', '901'];
  await expect.poll(async () => (await stored(page)).cars).toEqual(lastSix);
  await page.goBack();
  await expect.poll(offered, { message: 'after Back' }).toEqual([list, jazz, tigor, swift]);
  await page.reload();
  await hydrated(page);
  expect(await offered(), 'after a reload').toEqual([list, tigor, jazz, swift]);
  await row.getByRole('button', { name: 'Forget what I have seen' }).click();
  expect(await row.count()).toBe(0);
});

it('what two tabs have seen is offered together, and what is forgotten in one stays forgotten in the other', async () => {
  const one = await openPage('/car/27', { width: 390 });
  const other = await one.context().newPage();
  await open(other, '/car/2');
  await loadRecords(one);
  await one.locator('.similar-cars .car-card__link').first().click();
  await expect.poll(async () => (await stored(one)).cars).toHaveLength(3);
  await open(other, '/');
  const row = other.getByRole('navigation', { name: 'Continue where you were' });
  await expect.poll(() => row.getByRole('link').count()).toBe(3);
  await row.getByRole('button', { name: 'Forget what I have seen' }).click();
  await open(one, '/');
  expect(await one.locator('.continue').innerText()).toBe('');
});

it.each([
  '{',
  '{"cars":[{}],"list":7}',
  '{"cars":["999"],"list":"?maxKm=1","filters":"up to 1 km"}',
  // This search finds no car.
  '{"list":"?search=spaceship","filters":"spaceship"}',
])('nothing is offered where %s is stored', async (seen) => {
  const page = await openPage('/', {
    width: 390,
    before: (it) => it.addInitScript((text) => localStorage.setItem('seen', text), seen),
  });
  expect(await page.locator('.continue').innerText()).toBe('');
  expect(await page.locator('.continue').evaluate((it) => it.clientHeight)).toBe(0);
});
