import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

/** A site with an empty cache of compressed pages. `bytesOf` returns the encoded body. */
function freshSite(encoding: string) {
  const { app } = makeApp();
  return async (path: string) => (await ask(app, path, { headers: { 'Accept-Encoding': encoding } })).body;
}

describe('a compressed page', () => {
  it('is fully compressed on the second request', async () => {
    const bytesOf = freshSite('gzip, deflate, br');
    const first = await bytesOf('/inventory');
    await expect.poll(async () => (await bytesOf('/inventory')).length).toBeLessThan(first.length * 0.9);
    expect(brotliDecompressSync(await bytesOf('/inventory')).equals(brotliDecompressSync(first))).toBe(true);
  });

  it('is sent in gzip to a client that accepts no brotli, whatever is kept', async () => {
    const { app } = makeApp();
    const get = (encoding: string) => ask(app, '/about', { headers: { 'Accept-Encoding': encoding } });
    for (const encoding of ['br', 'br', 'br']) await get(encoding);
    const { headers, body } = await get('gzip, br;q=0');
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  });

  it('of an unknown path or query takes no other page’s place', async () => {
    const bytesOf = freshSite('br');
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

  it('is compressed again when the page has changed', async () => {
    let now = new Date('2031-12-31T12:00:00+05:30');
    const { app } = makeApp({ now: () => now });
    const text = async () => {
      const { body } = await ask(app, '/about', { headers: { 'Accept-Encoding': 'br' } });
      return brotliDecompressSync(body).toString();
    };
    expect(await text()).toContain('2031');
    now = new Date('2032-01-01T12:00:00+05:30');
    expect(await text()).toContain('2032');
  });
});
