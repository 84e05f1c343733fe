import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { elements, texts } from '../../server/html.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentOrigin } from '../harness/site.ts';

const links = (page: Page) => ({
  quick: (name: string) => page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name }),
  content: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first(),
});

const marked = (page: Page) => page.locator('.navigation__link[aria-current=page]').allTextContents();

it('navigates between pages without a page load', async () => {
  const page = await openPage('/', { site: developmentOrigin });
  const { quick, content } = links(page);
  await markPage(page);

  await quick('Inventory').click();
  await expectArrival(page, '/inventory');
  await content('View Details: 2020 Hyundai Creta SX').click();
  await expectArrival(page, '/car/1');
  await content('Back to Inventory').click();
  // Keeps the query of the last list.
  await expect.poll(() => page.title()).toBe('Used Cars for Sale | Utsav Motors Delhi');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('View Details: 2020 Hyundai Creta SX');
  await quick('About Us').click();
  await expectArrival(page, '/about');
  await content('Contact Us').click();
  await expectArrival(page, '/contact');
  await quick('Home').click();
  await expectArrival(page, '/');
  await page.goBack();
  // Back restores the scroll position.
  await expect.poll(() => page.title()).toBe('Contact Us | Utsav Motors Delhi');
  await followNewLink(page, '/car/34');
  await expectArrival(page, '/car/34');
  await content('Back to Inventory').click();
  await expect.poll(() => page.title()).toBe('Used Cars for Sale | Utsav Motors Delhi');
  await followNewLink(page, '/no/such%20page?x=1');
  await expectArrival(page, '/no/such%20page?x=1');
  await content('Return to Home').click();
  await expectArrival(page, '/');

  await expectComplaints(page, ['error: 404: no page at /no/such%20page']);
});

type Marked = Window & { isSamePage?: boolean };

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Marked).isSamePage = true;
  });
}

/**
 * Checks that the new page has metadata, heading and marks as it is served, with the focus on its heading, at the top.
 * Scrolls down for the next step.
 */
async function expectArrival(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const attributes = elements(html, 'link').map((one) => one.attributes);
  const screen = {
    title: texts(html, 'title')[0],
    canonical: attributes.find(({ rel }) => rel === 'canonical')?.href,
    heading: texts(html, 'h1')[0],
    // In the bar and in the menu, of which one is visible.
    marked: elements(html, 'a').flatMap((one) => (one.attributes['aria-current'] ? [one.text] : [])),
  };
  const state = async () => ({
    marked: await marked(page),
    ...(await page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      heading: document.querySelector('h1:focus')?.textContent,
      canonicals: document.querySelectorAll('link[rel=canonical]').length,
      scrollY: window.scrollY,
      isSamePage: (window as Marked).isSamePage,
    }))),
  });
  await expect.poll(state).toEqual({ ...screen, canonicals: 1, scrollY: 0, isSamePage: true });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** No link of the site leads to a page that does not exist. */
async function followNewLink(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Lost' });
    document.querySelector('main')?.prepend(link);
    link.click();
    link.remove();
  }, href);
}
