import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each([
  ['/inventory/', '/inventory'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['///CONTACT///', '/contact'],
  ['//', '/'],
  ['/Car/46', '/car/46'],
  ['/car/%31', '/car/1'],
  ['/car/27//', '/car/27'],
  ['/inventory/?make=Honda&search=a%20b', '/inventory?make=Honda&search=a%20b'],
  ['/About?next=//evil.example', '/about?next=//evil.example'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/Sitemap.XML', '/sitemap.xml'],
])('another spelling of a path, %s, is redirected to %s permanently, in one step', async (path, target) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, target, 'public, max-age=3600']);
  expect((await get(target)).status).toBe(200);
});

it('a path that looks like another host is not redirected', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example/', '/%5Cevil.example']) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([404, undefined]);
  }
});

// Paths out of the public files: test/process/hostile-requests.test.ts.
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

it.each(paths)('HEAD has the status and the headers of GET, and no body: %s', async (path) => {
  const [head, whole] = [await get(path, {}, { method: 'HEAD' }), await get(path)];
  expect([head.status, head.text]).toEqual([whole.status, '']);
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'vary']) {
    expect(head.headers[name], name).toBe(whole.headers[name]);
  }
});
