import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageLinks } from '../../../client/pages/inventory/results/page-links.tsx';
import { elements, texts } from '../../server/html.ts';

describe('PageLinks', () => {
  it('links to the pages nearby, and marks previous and next for the browser', () => {
    expect(linksOf({ page: 2, cars: 121 }).join(', ')).toBe(
      'link prev ?page=1, link next ?page=3, Previous ?page=1, 1 ?page=1, 2 ?page=2 page, 3 ?page=3, Next ?page=3',
    );
  });

  it('leaves out most pages of a long list', () => {
    expect(texts(markupOf({ page: 9, cars: 1_000 }), 'div')).toEqual(['1 … 8 9 10 … 17']);
  });

  it('has no previous page before the first, no next page after the last', () => {
    expect(linksOf({ page: 1, cars: 61 })).not.toContain('link prev ?page=0');
    expect(linksOf({ page: 1, cars: 61 })).toContain('link next ?page=2');
    expect(linksOf({ page: 2, cars: 120 })).not.toContain('link next ?page=3');
  });

  it('renders nothing for sixty cars', () => expect(linksOf({ page: 1, cars: 60 })).toEqual([]));
});

function linksOf(list: { page: number; cars: number }): string[] {
  const markup = markupOf(list);
  const inHead = elements(markup, 'link').map(
    ({ attributes }) => `link ${attributes.rel} ${attributes.href}`,
  );
  const inPage = elements(markup, 'a').map(({ text, attributes }) =>
    [text, attributes.href, attributes['aria-current']].filter(Boolean).join(' '),
  );
  return [...inHead, ...inPage];
}

function markupOf(list: { page: number; cars: number }): string {
  return renderToStaticMarkup(<PageLinks {...list} hrefOf={(page) => `?page=${page}`} />);
}
