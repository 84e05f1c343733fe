import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentOrigin } from '../harness/site.ts';

type Screen = {
  title: string;
  canonical: string;
  heading: string;
  /** The items that the bar and the menu mark as the current page; one of the two is visible. */
  marked: string[];
};

const screens = {
  home: {
    title: 'Utsav Motors Delhi | Certified Pre-Owned Cars',
    canonical: 'https://www.utsavmotors.example/',
    heading: 'Certified pre-owned cars, dealt with in the open',
    marked: ['Home', 'Home'],
  },
  inventory: {
    title: 'Used Cars for Sale | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/inventory',
    heading: 'Festive Car Collection',
    marked: ['Inventory', 'Inventory'],
  },
  car: {
    title: '2020 Hyundai Creta SX - ₹11,25,000 | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/car/1',
    heading: '2020 Hyundai Creta SX',
    marked: [],
  },
  noCar: {
    title: 'Car Not Found | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/car/34',
    heading: 'Car Not Found',
    marked: [],
  },
  about: {
    title: 'About Us | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/about',
    heading: 'About Utsav Motors',
    marked: ['About', 'About'],
  },
  contact: {
    title: 'Contact Us | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/contact',
    heading: 'Contact Us',
    marked: ['Contact', 'Contact'],
  },
  nowhere: {
    title: 'Page not found | Utsav Motors Delhi',
    canonical: 'https://www.utsavmotors.example/no/such%20page',
    heading: '404 Oops! Page not found',
    marked: [],
  },
} satisfies Record<string, Screen>;

const links = (page: Page) => ({
  quick: (name: string) => page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name }),
  content: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first(),
});

const marked = (page: Page) => page.locator('.navigation__link[aria-current=page]').allTextContents();

it('navigates between pages without a page load', async () => {
  const page = await openPage('/', { site: developmentOrigin, outside: true });
  const { quick, content } = links(page);
  await markPage(page);

  await quick('Inventory').click();
  await expectArrival(page, screens.inventory);
  await content('View Details: 2020 Hyundai Creta SX').click();
  await expectArrival(page, screens.car);
  await content('Back to Inventory').click();
  // Keeps the query of the last list.
  await expect.poll(() => page.title()).toBe(screens.inventory.title);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('View Details: 2020 Hyundai Creta SX');
  await quick('About Us').click();
  await expectArrival(page, screens.about);
  await content('Contact Us').click();
  await expectArrival(page, screens.contact);
  await quick('Home').click();
  await expectArrival(page, screens.home);
  await page.goBack();
  // Back restores the scroll position.
  await expect.poll(() => page.title()).toBe(screens.contact.title);
  await followNewLink(page, '/car/34');
  await expectArrival(page, screens.noCar);
  await content('Back to Inventory').click();
  await expect.poll(() => page.title()).toBe(screens.inventory.title);
  await followNewLink(page, '/no/such%20page?x=1');
  await expectArrival(page, screens.nowhere);
  await content('Return to Home').click();
  await expectArrival(page, screens.home);

  await expectComplaints(page, ['error: 404: no page at /no/such%20page']);
});

type Marked = Window & { isSamePage?: boolean };

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Marked).isSamePage = true;
  });
}

/** Checks the new page's metadata, focused heading and scroll position, then scrolls down for the next step. */
async function expectArrival(page: Page, screen: Screen): Promise<void> {
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
