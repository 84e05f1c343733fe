import type { IncomingHttpHeaders } from 'node:http';
import fc from 'fast-check';
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

it.each('. , ; : ! ? ) ] \' " ’ ” । ). /. .) ./'.split(' ').concat(' ', '. '))(
  'what follows a link in a message is no part of its path: %s',
  async (end) => {
    for (const page of ['/car/27', '/', '/inventory']) {
      const { status, headers } = await get(page + encodeURIComponent(end) + '?a=1');
      expect([status, headers.location], page).toEqual([301, `${page}?a=1`]);
    }
    const { status } = await get(`/nowhere${encodeURIComponent(end)}`);
    expect(status).toBe(404);
  },
);

type Spell = (path: string) => string;
const encoded: Spell = (path) => path.replaceAll(/[a-z1]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const sameSpellings: Spell[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '///'),
  (path) => `${path}/`,
  encoded,
];
const otherSpellings: Spell[] = [
  (path) => path.replaceAll('/', '/./'),
  (path) => path.replaceAll('/', '%5C'),
  (path) => `//evil.example${path}`,
  (path) => encoded(path).replaceAll('%', '%25'),
];
const afterLink = '. , ; : ! ? ) ] \' " ’ ” । /'.split(' ').concat(' ').map(encodeURIComponent);
const otherEnds = ['%0A', '%C2%AD', '%23', '%3Fa', '@', '-', '(', 'x', '%zz'];
/** Spellings of a page's path, each with the path to which it leads; undefined where it need not lead to one. */
const spelled = fc
  .record({
    page: fc.constantFrom('/', '/inventory', '/about', '/contact', '/car/1'),
    spell: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...sameSpellings) },
      fc.constantFrom(...otherSpellings),
    ),
    ends: fc.array(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...afterLink) }, fc.constantFrom(...otherEnds)),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ page, spell, ends }) => ({
    path: spell(page) + ends.join(''),
    page: sameSpellings.includes(spell) && ends.every((end) => afterLink.includes(end)) ? page : undefined,
  }));

it('whatever the spelling of a path, it is unknown, or one step leads to a page here', async () => {
  await fc.assert(
    fc.asyncProperty(spelled, async ({ path, page }) => {
      const { status, headers } = await get(path, {}, { method: 'HEAD' });
      const { location = path } = headers;
      if (page !== undefined) expect(location).toBe(page);
      const expected = page === undefined ? [200, 301, 400, 404] : [200, 301];
      expect(expected).toContain(status);
      if (status !== 301) return;
      expect(location).toMatch(/^\/($|[a-z])/);
      expect((await get(location, {}, { method: 'HEAD' })).status).toBe(200);
    }),
    { seed: 65, numRuns: 80 },
  );
});

it('a path with other signs at its end is unknown', async () => {
  for (const path of ['/car/27-', '/car/27(', '/car/27%E2%80%93', '/.car/27', '/car/27.x', '/robots.txt.'])
    expect((await get(path)).status, path).toBe(404);
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

const encodings = ['identity', 'gzip', 'br'];
it.each(paths)('HEAD has the status and the headers of GET, and no body: %s', async (path) => {
  for (const encoding of encodings) {
    const accepted = { 'Accept-Encoding': encoding };
    const before = await get(path, accepted);
    const head = await get(path, accepted, { method: 'HEAD' });
    const after = await get(path, accepted);
    expect([head.status, head.text]).toEqual([before.status, '']);
    // A page is kept compressed meanwhile, and has a length from then on.
    const ofGet = [before, after].map(({ headers }) => withoutRequest(headers));
    expect(ofGet, encoding).toContainEqual(withoutRequest(head.headers));
  }
});

/** The headers that do not differ from request to request; a length in pieces is none. */
function withoutRequest(headers: IncomingHttpHeaders): unknown[] {
  const others = ['x-request-id', 'date', 'transfer-encoding'];
  return Object.entries(headers).filter(([name]) => !others.includes(name));
}
