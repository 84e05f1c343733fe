import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, query } from './inventory.ts';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Records the scroll position in each frame from now on. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const places: number[] = [];
    const note = () => {
      // After the URL has changed and before the page has, the old page is still shown.
      if (document.querySelector('.results')) places.push(Math.round(window.scrollY));
      requestAnimationFrame(note);
    };
    note();
    return places;
  });
  return () => seen.jsonValue();
}

/** Scrolls down to a car's card and opens the car. Returns the scroll position. */
async function openCar(page: Page, title: string): Promise<number> {
  const link = page.getByRole('link', { name: `View Details: ${title}` });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => {
    const note = () => Object.assign(window, { left: Math.round(window.scrollY) });
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await link.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => place(page)).toBe(0);
  const top = await page.evaluate(() => (window as Window & { left?: number }).left ?? 0);
  expect(top).toBeGreaterThan(1000);
  return top;
}

async function expectList(page: Page, title: string, top: number, step: string): Promise<void> {
  await page.getByRole('link', { name: `View Details: ${title}` }).waitFor();
  await expect.poll(() => place(page), { message: `scroll position ${step}` }).toBe(top);
  expect(query(page), step).toBe('?transmission=Manual');
}

// Each step opens another car, so that no position is an earlier step's.
const dzire = '2019 Maruti Suzuki Dzire VXI';
const ecosport = '2018 Ford EcoSport Titanium';
const i10 = '2009 Hyundai i10 Magna';
const kwid = '2018 Renault Kwid RXT';
const polo = '2016 Volkswagen Polo Highline';

const ways: [way: string, title: string, goBack: (page: Page) => Promise<unknown>][] = [
  ['by the browser’s Back', dzire, (page) => page.goBack()],
  ['by Back to Inventory', polo, (page) => page.getByRole('link', { name: 'Back to Inventory' }).click()],
];

describe.each([390, 1440])('returning from a car at %i pixels', (width) => {
  it('restores the list and the scroll position without a visible scroll', async () => {
    const page = await openPage('/inventory?transmission=Manual', { width });
    for (const [way, title, goBack] of ways) {
      const top = await openCar(page, title);
      await page.evaluate(() => window.scrollTo(0, 300));
      const places = await watchPlaces(page);
      await goBack(page);
      await expectList(page, title, top, way);
      await expect.poll(async () => (await places()).length).toBeGreaterThan(2);
      expect(new Set(await places()), way).toEqual(new Set([top]));
      const focus = () => document.activeElement?.getAttribute('aria-label');
      expect(await page.evaluate(focus), way).toBe(`View Details: ${title}`);
    }
    expectQuiet(page);
  });

  it('does so after reloads: of the list, of the car, before hydration, and before the list’s code has loaded', async () => {
    const page = await openPage('/inventory?transmission=Manual', { width });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => place(page), { message: 'a reload of the list' }).toBe(1500);

    for (const [way, title, goBack] of ways) {
      const top = await openCar(page, title);
      await page.reload();
      await hydrated(page);
      await goBack(page);
      await expectList(page, title, top, `after a reload, ${way}`);
      await hydrated(page);
    }

    const i10Top = await openCar(page, i10);
    let isHeld = true;
    await page.route('**/assets/**/hydrate*.js', (route) => (isHeld ? undefined : route.continue()));
    await page.reload({ waitUntil: 'domcontentloaded' });
    isHeld = false;
    await page.goBack({ waitUntil: 'commit' });
    await expectList(page, i10, i10Top, 'before hydration');
    await hydrated(page);

    const ecosportTop = await openCar(page, ecosport);
    await page.route('**/assets/**/inventory-page*.js', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectList(page, ecosport, ecosportTop, 'before the list’s code has loaded');
  });
});

it('Back while a reloaded car’s page loads its code restores the list and the scroll position', async () => {
  const page = await openPage('/inventory?transmission=Manual', { width: 390 });
  const kwidTop = await openCar(page, kwid);
  const list = page.waitForRequest('**/inventory?transmission=Manual');
  await page.route('**/assets/**/hydrate*.js', async (route) => {
    await list;
    await route.continue();
  });
  await page.route('**/inventory?transmission=Manual', async (route) => {
    // Time in which the car's page could be hydrated.
    await wait(700);
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expectList(page, kwid, kwidTop, 'while the code arrives after Back');
});

it('every history entry has its own scroll position: filters, Forward', async () => {
  const page = await openPage('/inventory', { width: 1440 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('.filter-bar select[name=make]').selectOption('Honda');
  await expect.poll(() => carTitles(page)).toHaveLength(4);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.goBack();
  await expect.poll(() => carTitles(page)).toHaveLength(34);
  await expect.poll(() => place(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => carTitles(page)).toHaveLength(4);
  await expect.poll(() => place(page)).toBe(200);
});

it('an unknown car’s page has a link back to the same list', async () => {
  const page = await openPage('/inventory?make=Tata');
  await page.getByRole('link', { name: 'View Details: 2019 Tata Tiago XZ' }).click();
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => query(page)).toBe('?make=Tata');
});

it('without storage, Back restores the position and the link leads to the whole list', async () => {
  const page = await openPage('/inventory?transmission=Manual', {
    before: (it) =>
      it.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('no storage', 'SecurityError');
          },
        });
      }),
    hasSeenPopup: false,
  });
  const top = await openCar(page, dzire);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(top);
  await openCar(page, dzire);
  await page.getByRole('link', { name: 'Back to Inventory' }).click();
  await expect.poll(() => page.url()).toMatch(/\/inventory$/);
  expectQuiet(page);
});
