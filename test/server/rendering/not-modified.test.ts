import { expect, it } from 'vitest';
import { assets, makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each(['/car/1', '/inventory?search=x'])(
  'a page is the same for every visitor, and can be cached: %s',
  async (path) => {
    const { text, headers } = await get(path);
    const other = await get(path, { Cookie: 'a=b', 'User-Agent': 'other', 'Accept-Language': 'hi' });
    expect(other.text).toBe(text);
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400',
    );
  },
);

it.each(['/', '/inventory?make=Tata', '/robots.txt', assets.start])(
  'a second visit is answered 304, without a body and with the same caching: %s',
  async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const accepted = { 'Accept-Encoding': encoding };
      const { etag = '', 'cache-control': caching } = (await get(path, accepted)).headers;
      expect(etag).toMatch(/^W\/"[\w+/-]{8,}"$/);
      const { status, text, headers } = await get(path, { ...accepted, 'If-None-Match': `"a", ${etag}` });
      expect([status, text]).toEqual([304, '']);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': caching, etag });
      for (const name of ['content-encoding', 'content-length', 'content-type']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
  },
);
