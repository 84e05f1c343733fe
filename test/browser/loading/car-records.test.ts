import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { forgetComplaints } from '../harness/complaints.ts';
import { isWaiting } from '../harness/held-code.ts';
import { mainScript, recordsPattern } from '../harness/scripts.ts';

const creta = '2020 Hyundai Creta SX';
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const heading = (page: Page) => page.locator('h1').innerText();
const pathname = (page: Page) => new URL(page.url()).pathname;
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Opens a page whose records of cars are held back until `answer` is called. Its clock is stopped. */
async function openWithoutRecords(path: string) {
  const held: Route[] = [];
  const page = await openPage(path, {
    isClockStopped: true,
    before: (it) => it.route(recordsPattern, (route) => void held.push(route)),
  });
  await markDocument(page);
  async function answer(work: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.splice(0).map(work));
  }
  return { page, answer };
}

it('the page requests the records once its scripts have arrived, before they ask for them', async () => {
  const script = { contentType: 'text/javascript', body: 'export function hydrate() {}' };
  const page = await openPage('/about', {
    isHydrated: false,
    before: (it) => it.route(`**${mainScript}`, (route) => route.fulfill(script)),
  });
  const requested = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(requested).toContain('/records.');
});

describe('a link to a car whose record has not arrived', () => {
  it('shows progress, and leads to the page when it arrives; the next car needs no request', async () => {
    const { page, answer } = await openWithoutRecords('/inventory');
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(pathname(page)).toBe('/inventory');
    await answer((route) => route.continue());
    await expect.poll(() => heading(page)).toBe(creta);
    expect(await isWaiting(page)).toBe(false);
    const requests: string[] = [];
    page.on('request', (request) => {
      // A window also asks for its tab's icon.
      if (!['image', 'other'].includes(request.resourceType())) requests.push(request.url());
    });
    await page.locator('.similar-cars .car-card__link').first().click();
    await expect.poll(() => pathname(page)).not.toBe('/car/1');
    expect(await isSameDocument(page)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('ends in a full page load and a report if the record is lost', async () => {
    const { page, answer } = await openWithoutRecords('/inventory');
    const report = page.waitForRequest(/\/errors\//);
    await link(page, `View Details: ${creta}`).click();
    await answer((route) => route.abort('internetdisconnected'));
    expect((await report).url()).toMatch(/\/errors\/[0-9a-f]{8}\/inventory\/load$/);
    await expect.poll(() => heading(page)).toBe(creta);
    forgetComplaints(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  it('ends in a full page load after five seconds', async () => {
    const { page } = await openWithoutRecords('/inventory');
    await link(page, `View Details: ${creta}`).click();
    await page.clock.runFor(4999);
    expect(pathname(page)).toBe('/inventory');
    await page.clock.runFor(1);
    await expect.poll(() => heading(page)).toBe(creta);
  });

  it('is forgotten after a click on another link, and after Back', async () => {
    const { page, answer } = await openWithoutRecords('/about');
    await link(page, 'Inventory').click();
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    await link(page, 'Contact').click();
    await expect.poll(() => pathname(page)).toBe('/contact');
    expect(await isWaiting(page)).toBe(false);
    await page.clock.runFor(6000);
    expect(pathname(page), 'after a click on another link').toBe('/contact');

    await page.goBack();
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => pathname(page)).toBe('/about');
    expect(await isWaiting(page)).toBe(false);
    await answer((route) => route.continue());
    await page.clock.runFor(6000);
    expect(pathname(page), 'after Back').toBe('/about');
    expect(await isSameDocument(page)).toBe(true);
  });
});

it('Back to a car whose record has not arrived leads nowhere once the visitor has gone elsewhere, and else shows the car when it arrives', async () => {
  const { page, answer } = await openWithoutRecords('/car/1');
  await answer((route) => route.continue());
  await link(page, 'About Us').click();
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  await page.reload();
  await hydrated(page);
  await markDocument(page);

  await page.goBack();
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await heading(page)).toBe('About Utsav Motors');
  await page.goForward();
  await expect.poll(() => isWaiting(page)).toBe(false);
  const failed = page.waitForEvent('requestfailed');
  await answer((route) => route.abort('internetdisconnected'));
  // Else the next Back would wait for this request.
  await failed;
  await page.clock.runFor(6000);
  expect(pathname(page)).toBe('/about');
  forgetComplaints(page);

  await page.goBack();
  await answer((route) => route.continue());
  await expect.poll(() => heading(page)).toBe(creta);
  expect(await isWaiting(page)).toBe(false);
});
