import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLinks } from '../../../../../client/pages/inventory/results/page-links.tsx';
import { elements } from '../../../../server/html.ts';

it.each([
  [{ page: 1, cars: 61 }, 'link next ?page=2, 1 ?page=1 page, 2 ?page=2, Next ?page=2'],
  [{ page: 2, cars: 120 }, 'link prev ?page=1, Previous ?page=1, 1 ?page=1, 2 ?page=2 page'],
  [{ page: 1, cars: 60 }, ''],
])('PageLinks marks previous and next for the browser, and the current page: %j', (list, links) => {
  const html = renderToStaticMarkup(<PageLinks {...list} hrefOf={(page) => `?page=${page}`} />);
  const found = elements(html, 'link, a').map(({ text, attributes }) => {
    const { rel, href, 'aria-current': current } = attributes;
    return [rel && `link ${rel}`, text, href, current].filter(Boolean).join(' ');
  });
  expect(found.join(', ')).toBe(links);
});
