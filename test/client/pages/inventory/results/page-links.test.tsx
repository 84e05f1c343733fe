import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLinks } from '../../../../../client/pages/inventory/results/page-links.tsx';
import { elements, texts } from '../../../../server/html.ts';

function markupOf(list: { page: number; cars: number }): string {
  return renderToStaticMarkup(<PageLinks {...list} hrefOf={(page) => `?page=${page}`} />);
}

it.each([
  [{ page: 1, cars: 61 }, 'link next ?page=2, 1 ?page=1 page, 2 ?page=2, Next ?page=2'],
  [{ page: 2, cars: 120 }, 'link prev ?page=1, Previous ?page=1, 1 ?page=1, 2 ?page=2 page'],
  [{ page: 1, cars: 60 }, ''],
])('PageLinks marks previous and next for the browser, and the current page: %j', (list, links) => {
  const found = elements(markupOf(list), 'link, a').map(({ text, attributes }) => {
    const { rel, href, 'aria-current': current } = attributes;
    return [rel && `link ${rel}`, text, href, current].filter(Boolean).join(' ');
  });
  expect(found.join(', ')).toBe(links);
});

it('PageLinks leaves out most pages of a long list', () => {
  expect(texts(markupOf({ page: 9, cars: 1_000 }), 'div')).toEqual(['1 … 8 9 10 … 17']);
});
