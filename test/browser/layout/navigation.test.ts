import { expect, inject, it } from 'vitest';
import { texts, values } from '../../server/html.ts';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { markDocument } from '../harness/shown-page.ts';

it('navigates between pages without a page load', async () => {
  const page = await openPage('/', { site: inject('developmentOrigin') });
  await loadRecords(page);
  await markDocument(page);
  for (const [name, path] of [
    ['Inventory', '/inventory'],
    ['View Details: 2020 Hyundai Creta SX', '/car/1'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('link', { name, exact: true }).first().click();
    const html = await (await page.request.get(path)).text();
    const state = () =>
      page.evaluate(() => ({
        title: document.title,
        canonicals: [...document.querySelectorAll<HTMLLinkElement>('[rel=canonical]')].map((it) => it.href),
        heading: document.querySelector('h1:focus')?.textContent,
        marked: [...document.querySelectorAll('[aria-current]')].map((it) => it.textContent),
        // It would describe the served page.
        structuredData: document.querySelectorAll('[type="application/ld+json"]').length,
        scrollY: window.scrollY,
        isSameDocument: 'isMarked' in window,
      }));
    await expect.poll(state).toEqual({
      title: texts(html, 'title')[0],
      canonicals: values(html, 'link[rel=canonical]', 'href'),
      heading: texts(html, 'h1')[0],
      marked: texts(html, 'a[aria-current]'),
      structuredData: 0,
      scrollY: 0,
      isSameDocument: true,
    });
  }
});
