import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { assets, makeApp } from '../make-app.ts';

const { app } = makeApp();
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(app, path, { headers, method });

/** The ETag of a page for a browser that accepts brotli. */
async function tagOf(path: string, encoding = 'br'): Promise<string> {
  return (await get(path, { 'Accept-Encoding': encoding })).headers.etag ?? '';
}

const paths = [
  '/',
  '/inventory',
  '/inventory?make=Tata',
  '/car/1',
  '/robots.txt',
  '/sitemap.xml',
  assets.start,
];

describe.each(paths)('a second visit of %s', (path) => {
  it.each(['br', 'gzip', 'identity'])(
    'is answered 304 without a body, as cacheable as the first: %s',
    async (encoding) => {
      const first = await get(path, { 'Accept-Encoding': encoding });
      expect(first.headers.etag).toMatch(/^W\/"[\w+/-]{8,}"$/);
      const { status, headers, body } = await get(path, {
        'Accept-Encoding': encoding,
        'If-None-Match': first.headers.etag ?? '',
      });
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers.vary).toBe('Accept-Encoding');
      expect([headers['cache-control'], headers.etag]).toEqual([
        first.headers['cache-control'],
        first.headers.etag,
      ]);
      for (const name of ['content-encoding', 'content-length', 'content-type']) {
        expect(headers).not.toHaveProperty(name);
      }
    },
  );
});

describe('the ETag of a page', () => {
  it('is one for every encoding, as it is weak, and stays when the page is compressed better', async () => {
    const { app } = makeApp();
    const visit = (encoding: string) => ask(app, '/about', { headers: { 'Accept-Encoding': encoding } });
    const first = await visit('br');
    await expect.poll(async () => (await visit('br')).body.length).toBeLessThan(first.body.length);
    for (const encoding of ['br', 'gzip', 'identity']) {
      expect((await visit(encoding)).headers.etag).toBe(first.headers.etag);
    }
  });

  it.each([
    ['strong', (tag: string) => tag.replace('W/', ''), 304],
    ['in a list', (tag: string) => `"one", ${tag}, W/"two"`, 304],
    ['any', () => '*', 304],
    ['another', () => 'W/"another"', 200],
  ])('is compared weakly: %s', async (_name, given, status) => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': given(await tagOf('/about')) };
    expect((await get('/about', headers)).status).toBe(status);
    expect((await get('/about', headers, 'HEAD')).status).toBe(status);
  });

  it('is ignored for a request that asks for the whole page again', async () => {
    const headers = {
      'Accept-Encoding': 'br',
      'If-None-Match': await tagOf('/about'),
      'Cache-Control': 'no-cache',
    };
    expect((await get('/about', headers)).status).toBe(200);
  });

  it('spares no page of another status', async () => {
    const { status, body } = await get('/nowhere', { 'If-None-Match': '*' });
    expect([status, body.length > 0]).toEqual([404, true]);
  });
});
