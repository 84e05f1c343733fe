import { expect, it } from 'vitest';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { elements, jsonLd, linksTo, metaOf, texts, unstyled } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { page } = makeApp();
const listOfABrand = { path: '/inventory?make=Honda', status: 200 };
const pages = new Map<string, string>();
for (const { path, status } of [...samplePages, listOfABrand]) pages.set(path, await page(path, status));

it('every page has the same header and footer, except the mark of the current screen and the printed URL', () => {
  const around = [...pages.values()].map((html) => {
    const head = html.slice(html.indexOf('<a class="skip-link"'), html.indexOf('</header>'));
    const foot = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return head.replace(/ aria-current="page"/g, '') + foot.replace(/<p class="only-print">.*?<\/p>/, '');
  });
  expect([...new Set(around)]).toHaveLength(1);
});

it('buttons and titles have the classes that style them', () => {
  expect([...pages.values()].flatMap(unstyled)).toEqual([]);
});

it('a button that opens a dialog names it in aria-controls', () => {
  const opened = [...pages.values()].flatMap((html) =>
    elements(html, '[aria-expanded]').map(({ attributes }) => attributes['aria-controls']),
  );
  expect([...new Set(opened)]).toEqual(['mobile-menu', 'filter-panel']);
});

it('without scripts the newsletter is an e-mail in plain text', () => {
  const [form] = elements(pages.get('/') ?? '', 'form.newsletter');
  expect(form?.attributes).toMatchObject({ method: 'post', enctype: 'text/plain' });
  expect(form?.attributes.action).toMatch(/^mailto:/);
});

it('the navigation bar marks the current screen, only on exactly its path', () => {
  const marked = [...pages].map(([path, html]) => [path, ...texts(html, 'a[aria-current=page]')]);
  expect(marked.filter(([, ...names]) => names.length > 0)).toEqual([
    ['/', 'Home'],
    ['/inventory', 'Inventory'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/inventory?make=Honda', 'Inventory'],
  ]);
});

it('the dealer’s accounts are linked in the footer, and named for search engines and link previews', async () => {
  const social = { X: 'https://x.com/gaadi', Instagram: 'https://insta.example/us' };
  const own = makeApp({ site: { social, termsUrl: 'https://dealer.example/terms' } });
  const html = await own.page('/contact');
  expect(linksTo(html, 'https://insta.example/us')).toEqual(['Instagram']);
  expect(linksTo(html, 'https://dealer.example/terms')).toEqual(['Terms of Service']);
  expect(jsonLd(html)[0]?.sameAs).toEqual(['https://insta.example/us', 'https://x.com/gaadi']);
  expect(metaOf(html)['twitter:site']).toBe('@gaadi');
});
