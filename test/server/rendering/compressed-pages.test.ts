import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keepCompressed } from '../../../server/rendering/compressed-pages.ts';
import { makeApp } from '../make-app.ts';

describe('a compressed page', () => {
  it('is smaller from the second request on', async () => {
    const { get } = makeApp();
    const visit = () => get('/about', { 'Accept-Encoding': 'br' });
    const first = await visit();
    await expect.poll(async () => (await visit()).body.length).toBeLessThan(first.body.length);
    const again = await visit();
    const plain = await get('/about');
    expect(brotliDecompressSync(again.body).toString()).toBe(plain.text);
    for (const { headers } of [again, plain]) {
      expect(headers).toMatchObject({ etag: first.headers.etag, vary: 'Accept-Encoding' });
    }
  });

  it('is not kept for an unknown path or a query, and they do not replace another page', async () => {
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

  it('is invalidated when the HTML changes', async () => {
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
  it('are kept when another page is replaced any number of times', async () => {
    const keep = keepCompressed();
    const html = randomBytes(1024);
    await expect.poll(() => keep('/kept', html, 'a')).toBeDefined();
    for (let version = 0; version < 1_000; version += 1) keep('/replaced', html, String(version));
    expect(keep('/kept', html, 'a')).toBeDefined();
  });

  it('are limited to 500, and the oldest goes first', async () => {
    const keep = keepCompressed();
    const ask = (path: string) => keep(path, randomBytes(1024), 'a');
    for (const path of ['/oldest', '/second']) await expect.poll(() => ask(path)).toBeDefined();
    for (let other = 0; other < 499; other += 1) ask(`/${other}`);
    expect(ask('/second')).toBeDefined();
    expect(ask('/oldest')).toBeUndefined();
  });

  it('are compressed one at a time, and only if the page is still the same', async () => {
    const keep = keepCompressed();
    const html = randomBytes(64 * 1024);
    const ask = (path: string, etag = 'a') => keep(path, html, etag);
    for (const path of ['/one', '/other', '/one', '/other']) expect(ask(path)).toBeUndefined();
    await expect.poll(() => ask('/one')).toBeDefined();
    // The second request for /other arrived while /one was being compressed.
    expect(ask('/other')).toBeUndefined();
    // The page changes while its former version is being compressed.
    expect(ask('/other', 'b')).toBeUndefined();
    await expect.poll(() => ask('/third')).toBeDefined();
    expect(ask('/other', 'b')).toBeUndefined();
  });
});
