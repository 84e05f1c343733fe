import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filmPath } from '../../../shared/scenes/scenes.ts';
import { assets, makeApp } from '../make-app.ts';

const { get } = makeApp();
const accepting = (encodings: string) => ({ 'Accept-Encoding': encodings });

const forEver = 'public, max-age=31536000, immutable';

it.each([
  [assets.start, 'text/javascript; charset=utf-8', forEver],
  [assets.start.replace(/[^/]*$/, 'again-2/$&'), 'text/javascript; charset=utf-8', forEver],
  [filmPath('mp4'), 'video/mp4', forEver],
  ['/assets/share.jpg', 'image/jpeg', 'public, max-age=3600'],
  ['/assets/icon.svg', 'image/svg+xml', 'public, max-age=3600'],
  // Where iPhones look for an icon, whatever the page names.
  ['/apple-touch-icon.png', 'image/png', 'public, max-age=3600'],
  ['/apple-touch-icon-120x120-precomposed.png', 'image/png', 'public, max-age=3600'],
])('$0 in every encoding: $1, $2', async (path, type, caching) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await get(path, accepting(encoding));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
  }
});

it('only assets have URLs of retries', async () => {
  expect((await get('/again-2/about')).status).toBe(404);
});

it('a bundled file is sent in the shortest encoding that is accepted, each with its own ETag', async () => {
  const brotli = await get(assets.stylesheet, accepting('gzip;q=0.8, br;q=0.5'));
  const gzip = await get(assets.stylesheet, accepting('br;q=0, *'));
  const plain = await get(assets.stylesheet, accepting('br;q=0, gzip;q=0'));
  const answers = [brotli, gzip, plain].map(({ headers }) => headers);
  expect(answers.map((headers) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { vary } of answers) expect(vary).toBe('Accept-Encoding');
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
});
