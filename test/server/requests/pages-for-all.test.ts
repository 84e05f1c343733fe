import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { sitemapPages } from '../files/sitemap-pages.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
const pages = ['/', '/inventory?search=x', '/car/1', '/contact', '/nowhere'];

describe.each(pages)('the page %s', (path) => {
  it('is the same for every visitor, and may be cached', async () => {
    const [one, other] = await Promise.all([
      request(app).get(path),
      request(app).get(path).set({ Cookie: 'a=b', 'User-Agent': 'other', 'Accept-Language': 'hi' }),
    ]);
    expect(other.text).toBe(one.text);
    expect(one.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=(60, stale-while-revalidate=30, stale-if-error=86400|10)$/,
    );
  });
});

describe('every page', () => {
  it('is in Indian English, and groups numbers as India does: 11,25,000, never 1,125,000', async () => {
    for (const [path, html] of await sitemapPages()) {
      expect(html, path).toContain('<html lang="en-IN"');
      expect(html, path).not.toMatch(/\d{1,3},\d{3},\d{3}/);
    }
  });
});
