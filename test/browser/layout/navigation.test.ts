import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { texts, values } from '../../server/html.ts';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';

it('navigates between pages without a page load', async () => {
  const page = await openPage('/', { site: inject('developmentOrigin') });
  await loadRecords(page);
  const quick = (name: string) =>
    page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name }).click();
  const content = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await quick('Inventory');
  await expectArrival(page, '/inventory');
  await content('View Details: 2020 Hyundai Creta SX');
  await expectArrival(page, '/car/1');
  await quick('About Us');
  await expectArrival(page, '/about');
  await content('Contact Us');
  await expectArrival(page, '/contact');
  await quick('Home');
  await expectArrival(page, '/');
});

/** Also scrolls down for the next step. */
async function expectArrival(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const state = () =>
    page.evaluate(() => ({
      title: document.title,
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map((it) => it.href),
      heading: document.querySelector('h1:focus')?.textContent,
      marked: [...document.querySelectorAll('[aria-current]')].map((it) => it.textContent),
      // It would describe the served page.
      structuredData: document.querySelectorAll('[type="application/ld+json"]').length,
      scrollY: window.scrollY,
      isSamePage: 'isSamePage' in window,
    }));
  await expect.poll(state).toEqual({
    title: texts(html, 'title')[0],
    canonicals: values(html, 'link[rel=canonical]', 'href'),
    heading: texts(html, 'h1')[0],
    marked: texts(html, 'a[aria-current]'),
    structuredData: 0,
    scrollY: 0,
    isSamePage: true,
  });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
