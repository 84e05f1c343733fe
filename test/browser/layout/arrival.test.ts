import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { heading } from '../harness/shown-page.ts';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).press('Enter');

it('a new query neither scrolls nor moves the focus', async () => {
  const page = await openPage('/inventory');
  const years = page.getByRole('combobox', { name: 'Year', exact: true });
  await years.focus();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await years.selectOption('2015-2019');
  await expect.poll(() => page.locator('.car-card').count()).toBe(23);
  // Scroll anchoring keeps the cards in place when tags appear above them.
  expect(await top(page)).toBeGreaterThanOrEqual(300);
  expect(await years.evaluate((select) => select === document.activeElement)).toBe(true);
});

it('a new path scrolls to the top, smoothly with motion', async () => {
  const page = await openPage('/inventory', { isClockStopped: true });
  await followInFooter(page, 'About Us');
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  expect(await top(page), 'under reduced motion').toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await followInFooter(page, 'Contact Us');
  await expect.poll(() => heading(page)).toBe('Contact Us');
  const start = await top(page);
  await page.clock.runFor(100);
  const middle = await top(page);
  expect([middle > 0, middle < start], 'on the way').toEqual([true, true]);
  await page.clock.runFor(500);
  expect(await top(page)).toBe(0);
});

it('Back ends the smooth scroll and restores the position', async () => {
  const page = await openPage('/inventory', { width: 390, withMotion: true, isClockStopped: true });
  await loadRecords(page);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page
    .locator('.car-card__link')
    .nth(9)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/car/*');
  await page.clock.runFor(100);
  expect(await top(page), 'on the way').toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  await page.clock.runFor(1000);
  await expect.poll(() => top(page)).toBe(3000);
});

it('Back moves the focus to a visible link to the page that was left, or to the heading', async () => {
  const page = await openPage('/inventory?make=Hyundai', { width: 390 });
  const focused = () => page.locator(':focus').allInnerTexts();
  await loadRecords(page);
  await page.locator('[href="/car/1"]').press('Enter');
  await page.locator('.similar-cars [href="/car/37"]').press('Enter');
  await expect.poll(() => heading(page)).toBe('2021 Kia Seltos HTK Plus');
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  expect(await focused()).toEqual(['Festive Car Collection']);

  await followInFooter(page, 'About Us');
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  expect(await focused(), 'not a link of the bar, which a phone does not show').toEqual(['About Us']);
});

it('a fragment’s target begins below the header, with nothing of what precedes it', async () => {
  const page = await openPage('/inventory#results', { width: 390 });
  const edge = (selector: string) =>
    page.locator(selector).evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
  await expect.poll(() => edge('.filter-bar')).toBe(await edge('.navigation'));
});
