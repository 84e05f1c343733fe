import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';

type Watched = Window & { scrolls?: ScrollToOptions[] };

it('a new query neither scrolls nor moves the focus; a new path scrolls to the top, smoothly with motion', async () => {
  const page = await openPage('/inventory');
  await page.evaluate(() => {
    const scrolls: ScrollToOptions[] = ((window as Watched).scrolls = []);
    const { scrollTo } = window;
    window.scrollTo = ((options: ScrollToOptions) => {
      scrolls.push(options);
      scrollTo(options);
    }) as typeof window.scrollTo;
  });
  const scrolls = () => page.evaluate(() => (window as Watched).scrolls ?? []);
  const top = () => page.evaluate(() => window.scrollY);
  const quick = (name: string) =>
    page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name });
  const years = page.getByRole('combobox', { name: 'Year', exact: true });
  await years.focus();
  await page.evaluate(() => document.scrollingElement?.scrollTo({ top: 300 }));
  await years.selectOption('2015-2019');
  await expect.poll(() => page.locator('.car-card').count()).toBe(23);
  expect(await scrolls()).toEqual([]);
  // Scroll anchoring keeps the cards in place when tags appear above them.
  expect(await top()).toBeGreaterThanOrEqual(300);
  expect(await years.evaluate((select) => select === document.activeElement)).toBe(true);

  await quick('About Us').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  expect(await scrolls(), 'under reduced motion').toEqual([{ top: 0, behavior: 'instant' }]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await quick('Contact').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Contact Us');
  await expect.poll(top).toBe(0);
  const tops = (await scrolls()).slice(1).map((options) => options.top ?? 0);
  expect(tops.length, 'with motion').toBeGreaterThan(2);
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
});

it('Back ends the smooth scroll and restores the position', async () => {
  const page = await openPage('/inventory', { width: 390, withMotion: true });
  await loadRecords(page);
  const top = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const arriveAt = async (path: RegExp) => {
      while (!path.test(window.location.pathname)) await nextFrame();
    };
    window.scrollTo({ top: 3000 });
    await nextFrame();
    document.querySelectorAll<HTMLElement>('.car-card__link')[9]?.click();
    await arriveAt(/^\/car\//);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    history.back();
    await arriveAt(/^\/inventory$/);
    // A smooth scroll that continued would end elsewhere.
    for (let frame = 0; frame < 60; frame += 1) await nextFrame();
    return window.scrollY;
  });
  expect(top).toBe(3000);
});

const title = (page: Page) => page.locator('h1').innerText();
const focused = (page: Page) => page.locator(':focus').allInnerTexts();
const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).press('Enter');

it('Back moves the focus to a visible link to the page that was left, or to the heading', async () => {
  const page = await openPage('/inventory?make=Hyundai', { width: 390 });
  await loadRecords(page);
  await page.locator('[href="/car/1"]').press('Enter');
  await page.locator('.similar-cars [href="/car/37"]').press('Enter');
  await expect.poll(() => title(page)).toBe('2021 Kia Seltos HTK Plus');
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => title(page)).toBe('Festive Car Collection');
  expect(await focused(page)).toEqual(['Festive Car Collection']);

  await followInFooter(page, 'About Us');
  await expect.poll(() => title(page)).toBe('About Utsav Motors');
  await page.goBack();
  await expect.poll(() => title(page)).toBe('Festive Car Collection');
  expect(await focused(page), 'not a link of the bar, which a phone does not show').toEqual(['About Us']);
});

it('a fragment’s target begins below the header, with nothing of what precedes it', async () => {
  const page = await openPage('/inventory#results', { width: 390 });
  const edge = (selector: string) =>
    page.locator(selector).evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
  await expect.poll(() => edge('.filter-bar')).toBe(await edge('.navigation'));
});
