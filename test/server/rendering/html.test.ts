import { expect, it } from 'vitest';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { pathOfWords } from '../../words.ts';
import { texts, values } from '../html.ts';
import { makeApp, stockThatRenders } from '../make-app.ts';

/** Content that HTML forbids, although browsers build it as written. hydration.test.ts finds what they build otherwise. */
const misplaced = [
  ':is(a, button, summary) :is(a, button, input, select, textarea)',
  ':is(a, button, dt, h1, h2, h3, h4, label, p, span, strong) :is(div, dl, form, h1, h2, h3, ol, p, section, table, ul)',
  'address :is(address, article, aside, footer, header, h1, h2, h3, nav, section)',
  'dl > :not(dd, div, dt)',
  ':is(ol, ul) > :not(li)',
];

it.each([
  ...samplePages.map(({ name, status }) => ({ path: pathOfWords(name), status })),
  { path: '/inventory?cars=27,40&search=spaceship', status: 200 },
])('serves valid HTML: $path', async ({ path, status }) => {
  expectValid(await makeApp().page(path, status));
});

it('serves valid HTML when rendering fails', async () => {
  const { page } = makeApp({ stock: stockThatRenders({} as never) });
  expectValid(await page('/car/1', 500));
});

function expectValid(html: string) {
  for (const selector of misplaced) expect(texts(html, selector), selector).toEqual([]);
  const ids = values(html, '[id]', 'id');
  expect(ids).toEqual([...new Set(ids)]);
}
