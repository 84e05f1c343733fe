import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageLinks } from '../../../client/pages/inventory/results/page-links.tsx';
import { elements } from '../../server/rendering/html.ts';

describe('PageLinks', () => {
  it('leads to every page, and tells the browser of the one before and the one after', () => {
    const links = linksOf({ page: 2, cars: 121 });
    expect(links).toEqual([
      'link prev ?page=1',
      'link next ?page=3',
      'Previous ?page=1',
      '1 ?page=1',
      '2 ?page=2 page',
      '3 ?page=3',
      'Next ?page=3',
    ]);
  });

  it('has nothing before the first and nothing after the last', () => {
    expect(linksOf({ page: 1, cars: 61 })).not.toContain('link prev ?page=0');
    expect(linksOf({ page: 1, cars: 61 })).toContain('link next ?page=2');
    expect(linksOf({ page: 2, cars: 120 })).not.toContain('link next ?page=3');
  });

  it('is not there for sixty cars', () => expect(linksOf({ page: 1, cars: 60 })).toEqual([]));
});

function linksOf(list: { page: number; cars: number }): string[] {
  const markup = renderToStaticMarkup(
    <PageLinks {...list} addressOf={(page) => `?page=${page}`} onChoose={() => undefined} />,
  );
  const inHead = elements(markup, 'link').map(
    ({ attributes }) => `link ${attributes.rel} ${attributes.href}`,
  );
  const inPage = elements(markup, 'a').map(({ text, attributes }) =>
    [text, attributes.href, attributes['aria-current']].filter(Boolean).join(' '),
  );
  return [...inHead, ...inPage];
}
