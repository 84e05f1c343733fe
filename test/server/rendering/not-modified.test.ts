import { describe, expect, it } from 'vitest';
import { assets, makeApp } from '../make-app.ts';

const { get } = makeApp();
const encodings = ['br', 'gzip', 'identity'];

it('a page is the same for every visitor, and may be cached', async () => {
  const others = { Cookie: 'a=b', 'User-Agent': 'other', 'Accept-Language': 'hi' };
  for (const path of ['/', '/inventory?search=x', '/car/1', '/contact', '/nowhere']) {
    const { text, headers } = await get(path);
    expect((await get(path, others)).text).toBe(text);
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=(60, stale-while-revalidate=30, stale-if-error=86400|10)$/,
    );
  }
});

const revalidated = ['/', '/inventory?make=Tata', '/car/1', '/robots.txt', '/sitemap.xml', assets.start];
it.each(revalidated)(
  'a second visit is answered 304 without a body, as cacheable as the first: %s',
  async (path) => {
    for (const encoding of encodings) {
      const first = await get(path, { 'Accept-Encoding': encoding });
      const { etag = '', 'cache-control': caching } = first.headers;
      expect(etag).toMatch(/^W\/"[\w+/-]{8,}"$/);
      const { status, text, headers } = await get(path, {
        'Accept-Encoding': encoding,
        'If-None-Match': etag,
      });
      expect([status, text]).toEqual([304, '']);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': caching, etag });
      for (const name of ['content-encoding', 'content-length', 'content-type']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
  },
);

describe('the ETag of a page', () => {
  it('is one for every encoding, as it is weak, and stays when the page is compressed better', async () => {
    const { get } = makeApp();
    const visit = (encoding: string) => get('/about', { 'Accept-Encoding': encoding });
    const first = await visit('br');
    await expect.poll(async () => (await visit('br')).body.length).toBeLessThan(first.body.length);
    for (const encoding of encodings) expect((await visit(encoding)).headers.etag).toBe(first.headers.etag);
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag };
    expect((await get('/about', again)).headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['strong', (tag: string) => tag.replace('W/', ''), 304],
    ['in a list', (tag: string) => `"one", ${tag}, W/"two"`, 304],
    ['any', () => '*', 304],
    ['another', () => 'W/"another"', 200],
  ])('is compared weakly: %s', async (_name, given, status) => {
    const { etag = '' } = (await get('/about')).headers;
    for (const method of ['GET', 'HEAD']) {
      expect((await get('/about', { 'If-None-Match': given(etag) }, { method })).status).toBe(status);
    }
  });

  it('is ignored for a request that asks for the whole page again', async () => {
    const headers = { 'If-None-Match': '*', 'Cache-Control': 'no-cache' };
    expect((await get('/about', headers)).status).toBe(200);
  });

  it('spares no page of another status', async () => {
    const { status, text } = await get('/nowhere', { 'If-None-Match': '*' });
    expect([status, text]).toEqual([404, expect.stringContaining('Oops!')]);
  });
});
