import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keepCompressed } from '../../../server/rendering/compressed-pages.ts';
import { makeApp } from '../make-app.ts';

describe('a compressed page', () => {
  it('is fully compressed on the second request, and has one ETag, as it is weak, in every encoding and quality', async () => {
    const { get } = makeApp();
    const visit = (encodings: string, headers = {}) =>
      get('/about', { 'Accept-Encoding': encodings, ...headers });
    const first = await visit('gzip, br');
    const { etag } = first.headers;
    await expect
      .poll(async () => (await visit('gzip, br')).body.length)
      .toBeLessThan(first.body.length * 0.9);
    const answers = [await visit('gzip, br'), await visit('gzip, br;q=0'), await visit('identity')] as const;
    const [brotli, gzip, plain] = answers;
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    for (const { headers } of answers) expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    const again = await visit('br', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.headers).not.toHaveProperty('content-encoding');
  });

  it('is kept as gzip too, which is smaller from the second request on', async () => {
    const { get } = makeApp();
    const gzip = async () => (await get('/about', { 'Accept-Encoding': 'gzip' })).body;
    const first = await gzip();
    await expect.poll(async () => (await gzip()).length).toBeLessThan(first.length);
    expect(gunzipSync(await gzip()).toString()).toBe((await get('/about')).text);
  });

  it('of an unknown path or query takes no other page’s place', async () => {
    const { get } = makeApp();
    const lengthOf = async (path: string) => (await get(path, { 'Accept-Encoding': 'br' })).body.length;
    const missing = [await lengthOf('/nowhere'), await lengthOf('/nowhere')];
    const list = await lengthOf('/inventory');
    await expect.poll(() => lengthOf('/inventory')).toBeLessThan(list);
    missing.push(await lengthOf('/nowhere'));
    for (const query of ['page=99', 'make=Honda']) await lengthOf(`/inventory?${query}`);
    missing.push(await lengthOf('/nowhere'));
    expect(await lengthOf('/inventory')).toBeLessThan(list);
    expect(new Set(missing).size).toBe(1);
  });

  it('is compressed and sent again when the page has changed, as the year of the copyright does', async () => {
    let now = new Date('2031-12-31T12:00:00+05:30');
    const { get } = makeApp({ now: () => now });
    const brotli = async () => (await get('/about', { 'Accept-Encoding': 'br' })).body;
    const first = await brotli();
    await expect.poll(async () => (await brotli()).length).toBeLessThan(first.length);
    const { headers, text } = await get('/about');
    expect(text).toContain('© 2031 Utsav Motors.');
    now = new Date('2032-01-01T12:00:00+05:30');
    expect(brotliDecompressSync(await brotli()).toString()).toContain('© 2032 Utsav Motors.');
    const later = await get('/about', { 'If-None-Match': headers.etag });
    expect(later.text).toContain('© 2032 Utsav Motors.');
  });
});

describe('compressed pages', () => {
  const megabyte = () => randomBytes(1024 ** 2);
  const pages = new Map<string, Buffer>();
  const keep = keepCompressed();
  const ask = (path: string, etag = 'a') => {
    const html = pages.get(path) ?? megabyte();
    pages.set(path, html);
    return keep(path, html, etag, 'gzip');
  };
  const kept = (path: string, etag?: string) => expect.poll(() => ask(path, etag)).toBeDefined();

  it('take 16 MB at most: those that were asked for last', async () => {
    for (let page = 0; page < 20; page += 1) await kept(`/${page}`);
    expect(ask('/19')).toBeDefined();
    expect(ask('/0')).toBeUndefined();
  });

  it('are made one at a time, and one that has changed meanwhile is not kept', async () => {
    for (const path of ['/one', '/other', '/one', '/other']) expect(ask(path)).toBeUndefined();
    await expect.poll(() => keep('/one', megabyte(), 'a', 'gzip')).toBeDefined();
    // The other's second request came while the first was compressed.
    expect(ask('/other')).toBeUndefined();
    // It is being compressed now, and changes.
    expect(ask('/other', 'b')).toBeUndefined();
    await kept('/third');
    expect(ask('/other', 'b')).toBeUndefined();
  });
});
