import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { forgetComplaints } from '../harness/complaints.ts';
import { moveFingers } from '../harness/fingers.ts';
import { isWaiting } from '../harness/held-code.ts';
import { recordOf } from '../harness/scripts.ts';
import { heading, isSameDocument, markDocument, pathname } from '../harness/shown-page.ts';

const creta = '2020 Hyundai Creta SX';
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Opens a page to which the record of car 1 comes when `answer` is called. Its clock is stopped. */
async function openWithoutRecord(path: string) {
  const held: Route[] = [];
  const page = await openPage(path, {
    isClockStopped: true,
    before: (it) => it.route(recordOf('1'), (route) => void held.push(route)),
  });
  await markDocument(page);
  async function answer(work: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.splice(0).map(work));
  }
  return { page, answer };
}

/** The ids of the cars whose records the page requests from now on. */
function requestedRecords(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/record-(\d+)\./.exec(request.url()) ?? [];
    if (id) ids.push(id);
  });
  return ids;
}

it('a car’s record is requested once: before the click, when the focus, a pointer or a finger is on its link or its card', async () => {
  let requested: string[] = [];
  const page = await openPage('/inventory', {
    hasTouch: true,
    before: (it) => void (requested = requestedRecords(it)),
  });
  const card = (id: string) => page.locator('.car-card', { has: page.locator(`[href="/car/${id}"]`) });
  expect(requested).toEqual([]);
  await card('2').locator('.car-card__link').focus();
  await expect.poll(() => requested).toEqual(['2']);
  await card('2').hover();
  await card('4').hover();
  await expect.poll(() => requested).toEqual(['2', '4']);
  await card('1').scrollIntoViewIfNeeded();
  const title = await card('1').locator('.car-card__title').boundingBox();
  if (!title) throw new Error('the title is not shown');
  await moveFingers(page, { x: title.x + 9, y: title.y + 9, byY: -60 });
  await expect.poll(() => requested).toEqual(['2', '4', '1']);
});

describe('a link to a car whose record has not arrived', () => {
  it('shows progress, has the URL at once, and leads to the page when it arrives; the next car needs its record alone', async () => {
    const { page, answer } = await openWithoutRecord('/inventory');
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(pathname(page)).toBe('/car/1');
    await answer((route) => route.continue());
    await expect.poll(() => heading(page)).toBe(creta);
    expect(await isWaiting(page)).toBe(false);
    const requests: string[] = [];
    page.on('request', (request) => {
      // A window also asks for its tab's icon, and the first click has asked for the other pages' code.
      if (!['image', 'other', 'script'].includes(request.resourceType())) requests.push(request.url());
    });
    await page.locator('.similar-cars .car-card__link').first().click();
    await expect.poll(() => pathname(page)).not.toBe('/car/1');
    expect(await isSameDocument(page)).toBe(true);
    const record = expect.stringContaining(`/record-${pathname(page).slice('/car/'.length)}.`) as string;
    await expect.poll(() => requests).toEqual([record]);
  });

  it.each([
    ['lost', (route: Route) => route.abort('internetdisconnected')],
    ['gone since an upgrade', (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })],
  ])('ends in a full page load and a report if the record is %s', async (_, work) => {
    const { page, answer } = await openWithoutRecord('/inventory');
    const report = page.waitForRequest(/\/errors\//);
    await link(page, `View Details: ${creta}`).click();
    await answer(work);
    expect((await report).url()).toMatch(/\/errors\/[0-9a-f]{8}\/car\/load$/);
    await expect.poll(() => heading(page)).toBe(creta);
    forgetComplaints(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  it('ends in a full page load after five seconds', async () => {
    const { page } = await openWithoutRecord('/inventory');
    await link(page, `View Details: ${creta}`).click();
    await page.clock.runFor(4999);
    expect(await isWaiting(page)).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => heading(page)).toBe(creta);
  });

  it('is forgotten after a click on another link, and after Back', async () => {
    const { page, answer } = await openWithoutRecord('/about');
    await link(page, 'Inventory').click();
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    await link(page, 'Contact').click();
    await expect.poll(() => pathname(page)).toBe('/contact');
    expect(await isWaiting(page)).toBe(false);
    await page.clock.runFor(6000);
    expect(pathname(page), 'after a click on another link').toBe('/contact');

    await page.goBack();
    await expect
      .poll(() => heading(page), { message: 'a car that was never shown has no entry' })
      .toMatch(/Collection/);
    await link(page, `View Details: ${creta}`).click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => pathname(page)).toBe('/inventory');
    expect(await isWaiting(page)).toBe(false);
    await answer((route) => route.continue());
    await page.clock.runFor(6000);
    expect(pathname(page), 'after Back').toBe('/inventory');
    expect(await heading(page)).toMatch(/Collection/);
    expect(await isSameDocument(page)).toBe(true);
  });
});

it('Back to a car whose record has not arrived leads nowhere once the visitor has gone elsewhere, and else shows the car when it arrives', async () => {
  const { page, answer } = await openWithoutRecord('/car/1');
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

it('Back to a car that is not for sale loads its page', async () => {
  const page = await openPage('/car/999', { isQuiet: false });
  const served = await heading(page);
  await link(page, 'About Us').click();
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  await markDocument(page);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe(served);
  expect(await isSameDocument(page)).toBe(false);
});
