import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

/** A site with an empty cache of compressed pages. `bytesOf` returns a page in brotli. */
function freshSite(part: Parameters<typeof makeApp>[0] = {}) {
  const { get } = makeApp(part);
  return { get, bytesOf: async (path: string) => (await get(path, { 'Accept-Encoding': 'gzip, br' })).body };
}

describe('a compressed page', () => {
  it('is fully compressed on the second request, and still in gzip for a client that accepts no brotli', async () => {
    const { get, bytesOf } = freshSite();
    const first = await bytesOf('/about');
    await expect.poll(async () => (await bytesOf('/about')).length).toBeLessThan(first.length * 0.9);
    const page = brotliDecompressSync(first);
    expect(brotliDecompressSync(await bytesOf('/about')).equals(page)).toBe(true);
    const { headers, body } = await get('/about', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).equals(page)).toBe(true);
  });

  it('of an unknown path or query takes no other page’s place', async () => {
    const { bytesOf } = freshSite();
    const lengthOf = async (path: string) => (await bytesOf(path)).length;
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
    const { get, bytesOf } = freshSite({ now: () => now });
    const first = await bytesOf('/about');
    await expect.poll(async () => (await bytesOf('/about')).length).toBeLessThan(first.length);
    const { headers, text } = await get('/about');
    expect(text).toContain('© 2031 Utsav Motors.');
    now = new Date('2032-01-01T12:00:00+05:30');
    expect(brotliDecompressSync(await bytesOf('/about')).toString()).toContain('© 2032 Utsav Motors.');
    const later = await get('/about', { 'If-None-Match': headers.etag });
    expect(later.text).toContain('© 2032 Utsav Motors.');
  });
});
