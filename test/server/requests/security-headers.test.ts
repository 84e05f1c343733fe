import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements } from '../rendering/html.ts';
import { assets, makeApp } from '../make-app.ts';

const { app } = makeApp();
const pages = [
  '/',
  '/inventory',
  '/inventory?search=x',
  '/car',
  '/car/1',
  '/car/34',
  '/about',
  '/contact',
  '/nowhere',
];

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.google.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join(';');

describe('the headers of every answer', () => {
  it.each([...pages, '/healthz', '/robots.txt', '/About', '/%ff', assets.start])(
    'protect %s',
    async (path) => {
      const { headers } = await request(app).get(path).redirects(0);
      expect(headers['content-security-policy']).toBe(policy);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), browsing-topics=()',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  it('do not ask for HTTPS where the site has none', async () => {
    const plain = makeApp({ site: { origin: 'http://cars.local' } });
    const { headers } = await request(plain.app).get('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toMatch(/;object-src 'none'$/);
  });
});

describe.each(pages)('the page %s', (path) => {
  it('holds no script that the policy would have to allow', async () => {
    const { text } = await request(app).get(path);
    const scripts = elements(text, 'script');
    expect(scripts.length).toBeGreaterThan(1);
    for (const { attributes, text: code } of scripts) {
      if (attributes.src) expect([attributes.src, code]).toEqual([assets.start, '']);
      else expect(['application/json', 'application/ld+json']).toContain(attributes.type);
    }
    expect(text).not.toMatch(/\son\w+="|javascript:|<style/i);
  });

  it('is the same for every visitor, and may be kept by a cache', async () => {
    const [one, other] = await Promise.all([
      request(app).get(path),
      request(app).get(path).set({ Cookie: 'a=b', 'User-Agent': 'other', 'Accept-Language': 'hi' }),
    ]);
    expect(other.text).toBe(one.text);
    expect(one.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=(300, stale-while-revalidate=86400|10)$/,
    );
  });
});
