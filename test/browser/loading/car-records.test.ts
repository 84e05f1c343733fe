import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { texts } from '../../server/html.ts';
import { openPage } from '../harness/browser.ts';
import { openHeld } from '../harness/held-code.ts';
import { requestsOf } from '../harness/requests.ts';
import { loadRecords, recordsScript } from '../harness/scripts.ts';
import { heading, isSameDocument, markDocument, pathname, toastText } from '../harness/shown-page.ts';
import { connect } from '../home/show.ts';
import { carTitles } from '../inventory/inventory.ts';

const creta = '2020 Hyundai Creta SX';
const records = new RegExp(`${recordsScript}$`);
const pressKey = (page: Page) => page.keyboard.press('Shift');
const openCreta = (page: Page) => page.getByRole('link', { name: `View Details: ${creta}` }).click();
const openAbout = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();

const holdRecords = (page: Page) => page.route(records, () => undefined);

describe('the records of all cars', () => {
  it.each([
    ['a press', (page: Page) => page.locator('h1').click()],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 100)],
    ['a key', pressKey],
  ])('are requested upon %s, and not before', async (_, interact) => {
    let requested: string[] = [];
    const before = (it: Page) => void (requested = requestsOf(it, records));
    const page = await openPage('/inventory', { before });
    expect(requested).toEqual([]);
    await interact(page);
    await expect.poll(() => requested).toHaveLength(1);
  });

  it('are requested at hydration if the visitor has pressed something before', async () => {
    const { page, arrive } = await openHeld('/inventory');
    const requested = requestsOf(page, records);
    await page.locator('h1').click();
    await arrive();
    await expect.poll(() => requested).toHaveLength(1);
  });

  it('lead from car to car without a request for a page or a script, offline too', async () => {
    const page = await openPage('/inventory', { isQuiet: false });
    await loadRecords(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (['document', 'script', 'fetch'].includes(request.resourceType())) requested.push(request.url());
    });
    await openCreta(page);
    expect(await heading(page)).toBe(creta);
    await page.context().setOffline(true);
    await page.locator('.similar-cars a[href="/car/37"]').click();
    expect(await heading(page)).toBe('2021 Kia Seltos HTK Plus');
    expect(requested).toEqual([]);
  });

  it('are not requested with Save-Data: a click on a car loads its page', async () => {
    let requested: string[] = [];
    const page = await openPage('/inventory', {
      async before(it) {
        await connect(it, { saveData: true });
        requested = requestsOf(it, records);
      },
    });
    await markDocument(page);
    await openCreta(page);
    await expect.poll(() => heading(page)).toBe(creta);
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(requested).toEqual([]);
  });

  it.each([
    ['lost', (route: Route) => route.abort('internetdisconnected')],
    ['gone since an upgrade', (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })],
  ])('may be %s: a click on a car then loads its page', async (_, answer) => {
    const before = (it: Page) => it.route(records, answer);
    const page = await openPage('/inventory', { isQuiet: false, before });
    await markDocument(page);
    const request = page.waitForRequest(records);
    await pressKey(page);
    await request;
    await openCreta(page);
    await expect.poll(() => heading(page)).toBe(creta);
    expect(await isSameDocument(page)).toBe(false);
  });
});

describe('what is not loaded', () => {
  it.each(['/car/1', '/nowhere', '/inventory?page=9', '/inventory?cars=27,40'])(
    'is loaded by a link and by Back: %s',
    async (path) => {
      const page = await openPage('/about', { isQuiet: false, before: holdRecords });
      const [served] = texts(await (await page.request.get(path)).text(), 'title');
      await markDocument(page);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path);
      await expect.poll(() => page.title()).toBe(served);
      expect(await isSameDocument(page)).toBe(false);
      await hydrated(page);

      await openAbout(page);
      await expect.poll(() => heading(page)).toBe('About Utsav Motors');
      await page.reload();
      await hydrated(page);
      await markDocument(page);
      await page.goBack();
      await expect.poll(() => page.title()).toBe(served);
      expect(await isSameDocument(page)).toBe(false);
    },
  );

  it('leaves the page as it is when the visitor is offline, and says so; other links work', async () => {
    const page = await openPage('/inventory?fuel=Diesel', { isQuiet: false, before: holdRecords });
    await markDocument(page);
    await page.context().setOffline(true);
    await page.evaluate(() => window.scrollTo(0, 600));
    const titles = await carTitles(page);
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('.car-card__link')[6]?.click());
    await expect
      .poll(() => toastText(page))
      .toContain('You are offline, and this page is not loaded yet. Please try again once you are online.');
    expect(await carTitles(page)).toEqual(titles);
    expect(pathname(page)).toBe('/inventory');
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await openAbout(page);
    await expect.poll(() => heading(page)).toBe('About Utsav Motors');
    expect(await isSameDocument(page)).toBe(true);
  });
});
