import { expect, it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages/sample-pages.ts';
import { elements, jsonLd, linksTo, metaOf, texts, unstyled } from '../html.ts';
import { assets, makeApp } from '../make-app.ts';

const { page } = makeApp();
const listOfABrand = { path: '/inventory?make=Honda', status: 200 };
const pages = new Map<string, string>();
for (const { path, status } of [...samplePages, listOfABrand]) pages.set(path, await page(path, status));

// Its words and links are those of the page that is not found: test/browser/accessibility/words/.
it('every page has the same head and foot, but for the mark of the screen and the URL on paper', () => {
  const around = [...pages.values()].map((html) => {
    const head = html.slice(html.indexOf('<a class="skip-link"'), html.indexOf('</header>'));
    const foot = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return head.replace(/ aria-current="page"/g, '') + foot.replace(/<p class="only-print">.*?<\/p>/, '');
  });
  expect([...new Set(around)]).toHaveLength(1);
});

it('buttons look like buttons, and titles like titles', () => {
  expect([...pages.values()].flatMap(unstyled)).toEqual([]);
});

it('a button that opens a dialog names it', () => {
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

it('no page is painted before its first script, which marks it as a page with scripts and names the others', () => {
  const [first] = elements(pages.get('/') ?? '', 'head script');
  expect(first?.attributes).toEqual({
    src: assets.start,
    'data-modules': Object.values(assets.scripts).join(' '),
  });
});

it('the navigation marks a screen as active on exactly its path, in bar and menu', () => {
  const marked = [...pages].map(([path, html]) => [path, ...texts(html, 'a[aria-current=page]')]);
  expect(marked.filter(([, ...names]) => names.length > 0)).toEqual([
    ['/', 'Home', 'Home'],
    ['/inventory', 'Inventory', 'Inventory'],
    ['/about', 'About', 'About'],
    ['/contact', 'Contact', 'Contact'],
    ['/inventory?make=Honda', 'Inventory', 'Inventory'],
  ]);
});

it('the dealer’s own accounts are linked in the footer, and named for search engines and for link previews', async () => {
  const social = { X: 'https://x.com/gaadi', Instagram: 'https://insta.example/us' };
  const own = makeApp({ site: { social, termsUrl: 'https://dealer.example/terms' } });
  const html = await own.page('/contact');
  expect(linksTo(html, 'https://insta.example/us')).toEqual(['Instagram']);
  expect(linksTo(html, 'https://dealer.example/terms')).toEqual(['Terms of Service']);
  expect(jsonLd(html)[0]?.sameAs).toEqual(['https://insta.example/us', 'https://x.com/gaadi']);
  expect(metaOf(html)['twitter:site']).toBe('@gaadi');
});
