import { expect, it } from 'vitest';
import { linksTo, textOf } from '../html.ts';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each(
  '/nowhere /about/us /abouts /404 /cars /car/1/edit /.env /assets.js /index.html //evil.example'.split(' '),
)('an unknown path is answered by a page with 404 and a short cache time: %s', async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'public, max-age=0, s-maxage=10',
  ]);
  expect(textOf(text)).toContain('404 Oops! Page not found');
  // As a reader of plain text sees it, without a blank per tag.
  expect(text.replace(/<[^>]*>/g, '')).toContain('404 Oops!');
  expect(linksTo(text, '/')).toContain('Return to Home');
});

it('the page of an unknown path echoes it in its canonical URL alone, where it cannot end the attribute', async () => {
  const { text } = await get('/"><script>alert(1)</script>');
  expect(text.match(/<(?:link|meta)[^<>]*alert\(1\)/g)).toHaveLength(2);
  expect(text.split('alert(1)')).toHaveLength(3);
  expect(text).not.toContain('<script>alert');
});
