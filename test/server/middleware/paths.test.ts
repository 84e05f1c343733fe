import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each([
  ['/inventory/', '/inventory'],
  ['///CONTACT///', '/contact'],
  ['//', '/'],
  ['/Car/46', '/car/46'],
  ['/car/%31', '/car/1'],
  ['/car/27//', '/car/27'],
  ['/inventory/?make=Honda&search=a%20b', '/inventory?make=Honda&search=a%20b'],
  ['/About?next=//evil.example', '/about?next=//evil.example'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/Sitemap.XML', '/sitemap.xml'],
  ['///%43AR//%31%20/.?a=1', '/car/1?a=1'],
  ['/%2E%2F%21/', '/'],
])('$0 is redirected permanently to $1', async (path, target) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, target, 'public, max-age=3600']);
  expect((await get(target)).status).toBe(200);
});

it.each('. , ; : ! ? ) ] \' " ’ ” । ). /. .) ./'.split(' ').concat(' ', '. '))(
  'punctuation that follows a link in a message is removed from its path: %s',
  async (end) => {
    for (const page of ['/car/27', '/', '/inventory']) {
      const { status, headers } = await get(page + encodeURIComponent(end) + '?a=1');
      expect([status, headers.location], page).toEqual([301, `${page}?a=1`]);
    }
    const { status } = await get(`/nowhere${encodeURIComponent(end)}`);
    expect(status).toBe(404);
  },
);

it('returns 404 for any other trailing character', async () => {
  const paths = '/car/27- /car/27( /car/27%E2%80%93 /.car/27 /car/27.x /robots.txt. /./about /%2561bout';
  for (const path of paths.split(' ')) expect((await get(path)).status, path).toBe(404);
});

it('a path that looks like another host is not redirected', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example/', '/%5Cevil.example']) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([404, undefined]);
  }
});

const malformedPaths =
  '/%zz /car/%E0%A4 /%c0%ae%c0%ae /assets/%ff.js /%00 /car/1%0D%0ASet-Cookie:a=b /%7f'.split(' ');
it.each(malformedPaths)('a malformed path is answered with 400: %s', async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, text, headers['cache-control']]).toEqual([400, 'Bad Request', 'no-store']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('a malformed query does not stop the page', async () => {
  for (const path of ['/?%', '/inventory?%ff', '/about?a=%00']) {
    expect((await get(path)).status, path).toBe(200);
  }
});

const paths = ['/', '/car/1', '/nowhere', '/About', '/robots.txt', '/healthz', '/assets/icon.svg'];

it.each(['POST', 'OPTIONS', 'PROPFIND'])('a method that writes is refused: %s', async (method) => {
  for (const path of paths) {
    const { status, headers, text } = await get(path, {}, { method });
    expect([status, headers.allow, text], path).toEqual([405, 'GET, HEAD', 'Method Not Allowed']);
    expect(headers['cache-control'], path).toBe('no-store');
  }
});

const encodings = ['identity', 'gzip', 'br'];
it.each(paths)('HEAD has the status and the headers of GET, and no body: %s', async (path) => {
  for (const encoding of encodings) {
    const accepted = { 'Accept-Encoding': encoding };
    const before = await get(path, accepted);
    const head = await get(path, accepted, { method: 'HEAD' });
    const after = await get(path, accepted);
    expect([head.status, head.text]).toEqual([before.status, '']);
    // The page may have been cached compressed in between, and then has a length.
    const ofGet = [before, after].map(({ headers }) => withoutRequest(headers));
    expect(ofGet, encoding).toContainEqual(withoutRequest(head.headers));
  }
});

function withoutRequest(headers: IncomingHttpHeaders): unknown[] {
  const others = ['x-request-id', 'date', 'transfer-encoding'];
  return Object.entries(headers).filter(([name]) => !others.includes(name));
}
