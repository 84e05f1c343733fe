import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../../scripts/build/sites.ts';
import { loadAssets } from '../../../server/files/assets.ts';
import { listings } from '../../shared/cars/sample-cars.ts';
import { picturePath } from '../../../shared/cars/pictures.ts';
import { filmPath } from '../../../shared/scenes/scenes.ts';
import { assets, makeApp } from '../make-app.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { get, log } = makeApp();

const forEver = 'public, max-age=31536000, immutable';

it.each([
  [assets.start, 'text/javascript; charset=utf-8', forEver],
  [assets.stylesheet, 'text/css; charset=utf-8', forEver],
  [assets.icons, 'image/svg+xml', forEver],
  ...listings.slice(0, 1).map((car) => [picturePath(car, 1, 400, 'avif'), 'image/avif', forEver]),
  [filmPath('webm'), 'video/webm', forEver],
  [filmPath('mp4'), 'video/mp4', forEver],
  ['/assets/share.jpg', 'image/jpeg', 'public, max-age=3600'],
  ['/assets/icon.svg', 'image/svg+xml', 'public, max-age=3600'],
])('the file %s is %s, to be cached as %s, in every encoding', async (path, type, caching) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await get(path, { 'Accept-Encoding': encoding });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  }
});

describe('a bundled file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0.5', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('is served for Accept-Encoding %j as %s', async (accepted, encoding) => {
    const { headers } = await get(assets.start, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('is the same text in every encoding, far shorter compressed, each with its ETag', async () => {
    const inEncoding = (encoding: string) => get(assets.stylesheet, { 'Accept-Encoding': encoding });
    const plain = await inEncoding('identity');
    const brotli = await inEncoding('br');
    const gzip = await inEncoding('gzip');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is the same under the URL of a retry', async () => {
    const again = assets.start.replace(/[^/]*$/, 'again-2/$&');
    for (const accept of [{}, { 'Accept-Encoding': 'br' }]) {
      const [first, second] = [await get(assets.start, accept), await get(again, accept)];
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.headers['cache-control']).toBe(forEver);
    }
    expect((await get('/again-2/about')).status).toBe(404);
  });
});

it('the icon is also where iPhones look for it by themselves', async () => {
  log.length = 0;
  const linked = await get('/assets/apple-touch-icon.png');
  for (const name of ['', '-precomposed', '-120x120']) {
    const icon = await get(`/apple-touch-icon${name}.png`);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    expect(icon.body.equals(linked.body)).toBe(true);
  }
  expect(log.filter(({ level }) => level > 30)).toEqual([]);
});

// Beyond its end, not modified, a failed precondition: test/server/requests/headers.test.ts.
it('a range of the film is sent alone', async () => {
  const whole = (await get(filmPath('mp4'))).body;
  const { status, headers, body } = await get(filmPath('mp4'), { Range: 'bytes=100-199' });
  expect([status, headers['content-range']]).toEqual([206, `bytes 100-199/${whole.length}`]);
  expect(body.equals(whole.subarray(100, 200))).toBe(true);
});

it('loadAssets finds the build in a folder with a space in its name', () => {
  const site = temporaryFolder('my site ');
  mkdirSync(join(site, 'public'));
  cpSync(`${sampleSite.folder}/manifest.json`, join(site, 'manifest.json'));
  const { folder, start } = loadAssets(pathToFileURL(`${site}/public/`));
  expect([folder, start]).toEqual([`${site}/public/`, assets.start]);
});
