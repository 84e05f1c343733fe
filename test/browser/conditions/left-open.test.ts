import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';

// Later than any day on which the server may run.
const thursday = new Date('2093-11-26T10:00:00+05:30');
const sunday = new Date('2093-11-29T10:00:00+05:30');

const openAt = (time: Date, path: string, site = inject('siteOrigin')): Promise<Page> =>
  openPage(path, { site, before: (page) => page.clock.install({ time }) });

/** Moves the clock as while a machine sleeps: no timer runs. */
const sleepUntil = (page: Page, time: Date) => page.clock.setSystemTime(time);

const showAgain = (page: Page, event: 'pageshow' | 'visibilitychange') =>
  page.evaluate((type) => {
    const target = type === 'pageshow' ? window : document;
    target.dispatchEvent(new Event(type));
  }, event);

const firstDriveDay = async (page: Page) =>
  (await page.locator('.drive-links span').first().textContent()) ?? '';
const openCar = async (page: Page, name: string) => {
  await page
    .getByRole('link', { name: `View Details: ${name}` })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

describe('a tab that is left open', () => {
  it.each(['pageshow', 'visibilitychange'] as const)('offers no day that has passed at %s', async (event) => {
    const page = await openAt(thursday, '/car/1');
    await expect.poll(() => firstDriveDay(page)).toBe('Fri 27 Nov');
    await sleepUntil(page, sunday);
    await showAgain(page, event);
    await expect.poll(() => firstDriveDay(page)).toBe('Mon 30 Nov');
  });

  it('offers no day that has passed on a page that is visited later', async () => {
    const page = await openAt(thursday, '/inventory');
    await loadRecords(page);
    await sleepUntil(page, sunday);
    await openCar(page, '2020 Hyundai Creta SX');
    expect(await firstDriveDay(page)).toBe('Mon 30 Nov');
  });

  it('has the next day from midnight in India on, and the year in its last line', async () => {
    const page = await openAt(new Date('2093-12-31T23:58:50+05:30'), '/car/1');
    const copyright = () => page.getByText('All rights reserved.').innerText();
    await expect.poll(() => firstDriveDay(page)).toBe('Fri 1 Jan');
    await page.clock.runFor(60_000);
    expect(await firstDriveDay(page)).toBe('Fri 1 Jan');
    expect(await copyright()).toMatch(/^© 2093 /);
    await page.clock.runFor(10_000);
    await expect.poll(() => firstDriveDay(page)).toBe('Sat 2 Jan');
    expect(await copyright()).toMatch(/^© 2094 /);
  });

  it('shows at once whether the showroom is open', async () => {
    const page = await openAt(thursday, '/');
    const state = page.locator('.closing-call p:not(.way-here) > b');
    await expect.poll(() => state.allInnerTexts()).toEqual(['Open now, till 7 PM']);
    await sleepUntil(page, new Date('2093-11-29T22:00:00+05:30'));
    await showAgain(page, 'visibilitychange');
    await expect.poll(() => state.allInnerTexts()).toEqual(['Closed now, opens tomorrow at 9 AM']);
  });

  it('takes back the page of a car that was sold long ago', async () => {
    const page = await openAt(new Date(), '/car/107', inject('ownOrigin'));
    const title = () => page.getByRole('heading', { level: 1 }).innerText();
    expect(await title()).toBe('Sold:\n2019 Honda City ZX');
    await sleepUntil(page, thursday);
    await showAgain(page, 'pageshow');
    await expect.poll(title).toBe('Car Not Found');
  });

  it('says that a car has passed the age limit since', async () => {
    const page = await openAt(new Date('2034-12-31T10:00:00+05:30'), '/car/1');
    const note = () => page.locator('.delhi-note summary').innerText();
    await expect.poll(note).toBe('Can be driven in Delhi NCR until at least 2035');
    await sleepUntil(page, new Date('2036-01-01T10:00:00+05:30'));
    await showAgain(page, 'pageshow');
    await expect.poll(note).toBe('Can be driven in Delhi NCR as a BS-VI car');
  });
});

it('a clock that is behind changes no day', async () => {
  const page = await openAt(new Date('2001-01-01T10:00:00+05:30'), '/car/1');
  const served = await (await page.request.get('/car/1')).text();
  expect(served).toContain(`>${await firstDriveDay(page)}<`);
});
