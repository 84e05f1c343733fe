import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

// Its words and links: test/browser/accessibility/words/not-found.txt.
it.each(['/about/us', '/abouts', '/car/1/edit'])(
  'an unknown path is answered by a page with 404 and a short cache time: %s',
  async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'public, max-age=0, s-maxage=10',
    ]);
    // As a reader of plain text sees it, without a blank per tag.
    expect(text.replace(/<[^>]*>/g, '')).toContain('404 Oops! Page not found');
  },
);

it('the page of an unknown path echoes it in its canonical URL and on paper alone, where it ends no attribute and begins no element', async () => {
  const { text } = await get('/"><script>alert(1)</script>');
  expect(text.match(/<(?:link|meta)[^<>]*alert\(1\)/g)).toHaveLength(2);
  expect(text).not.toContain('<script>alert(1)');
  expect(text.split('alert(1)')).toHaveLength(4);
});
