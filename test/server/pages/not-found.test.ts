import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each(['/about/us', '/abouts', '/car/1/edit'])(
  'an unknown path is answered with a page, 404 and a short cache time: %s',
  async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=10',
    });
    // Without its tags, as a reader of plain text sees it.
    expect(text.replace(/<[^>]*>/g, '')).toContain('404 Oops! Page not found');
  },
);

it('an unknown path is only echoed escaped, in the canonical URL, its sharing card and the printed URL', async () => {
  const { text } = await get('/"><script>alert(1)</script>');
  expect(text.match(/<(?:link|meta)[^<>]*alert\(1\)/g)).toHaveLength(2);
  expect(text).not.toContain('<script>alert(1)');
  expect(text.split('alert(1)')).toHaveLength(4);
});
