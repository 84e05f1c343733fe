import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { foundPaths } from '../../../scripts/sample-pages.ts';
import { metaOf, values } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { sitemapPages } from './sitemap-pages.ts';

const { app, page } = makeApp();
const pages = await sitemapPages();

const facets =
  'make=Hyundai make=Maruti+Suzuki make=Honda make=Toyota make=Mahindra make=Tata fuel=Petrol fuel=Petrol+%2B+CNG fuel=Diesel fuel=CNG transmission=Manual transmission=Automatic';
const cars = '1 2 4 8 10 11 12 13 14 15 18 19 20 23 24 25 26 27 28 29 30 33 35 37 38 39 40 41 42 43 44 45 46';

describe('GET /robots.txt', () => {
  it('allows every crawler and names the sitemap', async () => {
    const response = await request(app).get('/robots.txt').expect(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    const rules = response.text.split('\n').filter((line) => !line.startsWith('#'));
    expect(rules.join('\n')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.utsavmotors.example/sitemap.xml\n',
    );
    expect(response.text).toMatch(/^# .*crawlers that train models/);
  });
});

describe('GET /sitemap.xml', () => {
  it('lists each page, the twelve of a brand, a fuel or a gearbox, and the 33 listed cars that have a page', async () => {
    const response = await request(app).get('/sitemap.xml').expect(200);
    expect(response.headers['content-type']).toMatch(/^application\/xml/);
    expect([...pages.keys()]).toEqual([
      ...foundPaths.filter((path) => !path.startsWith('/car/')),
      ...facets.split(' ').map((query) => `/inventory?${query}`),
      ...cars.split(' ').map((id) => `/car/${id}`),
    ]);
    expect(response.text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:image="[^"]+">\n/,
    );
  });

  it('says when a car or a list last changed, and has the pictures of each car', async () => {
    const text = await page('/sitemap.xml');
    const entryOf = (path: string) => text.split('\n').find((line) => line.includes(`example${path}</loc>`));
    expect(entryOf('/about')).not.toContain('lastmod');
    for (const path of ['/inventory', '/inventory?make=Honda', '/car/1']) {
      expect(entryOf(path)).toContain('<lastmod>2026-11-22</lastmod>');
    }
    const pictures = [...(entryOf('/car/1') ?? '').matchAll(/<image:loc>[^<]*example([^<]*)</g)];
    expect(pictures).toHaveLength(4);
    for (const [, path = ''] of pictures) await request(app).get(path).expect(200);
  });
});

describe('GET /site.webmanifest', () => {
  it('has what a browser needs to install the site, with icons that exist', async () => {
    const response = await request(app).get('/site.webmanifest').expect(200);
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(response.text) as { icons: { src: string; type: string }[] };
    expect(manifest).toMatchObject({
      name: 'Utsav Motors',
      short_name: 'Utsav Motors',
      lang: 'en-IN',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#26112a',
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
      icons: [
        { src: '/assets/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/assets/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/assets/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    });
    for (const { src, type } of manifest.icons) {
      await request(app).get(src).expect(200).expect('Content-Type', type);
    }
  });

  it('is linked from every page, with the same colour and icons', () => {
    for (const html of pages.values()) {
      expect(values(html, 'link[rel*=icon], link[rel=manifest]', 'href')).toEqual([
        '/favicon.ico',
        '/assets/icon.svg',
        '/assets/apple-touch-icon.png',
        '/site.webmanifest',
      ]);
      expect(metaOf(html)).toMatchObject({ 'theme-color': '#26112a' });
    }
  });
});
