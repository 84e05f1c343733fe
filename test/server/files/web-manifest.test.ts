import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { elements, metaOf } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { sitemapPages } from './sitemap-pages.ts';

const { app } = makeApp();
const pages = await sitemapPages();

describe('the web manifest', () => {
  it('has what a browser needs to install the site', async () => {
    const { text } = await request(app).get('/site.webmanifest');
    expect(JSON.parse(text)).toMatchObject({
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
  });

  it('is linked from every page, with the same colour and icons', () => {
    for (const html of pages.values()) {
      const icons = elements(html, 'link').filter(({ attributes }) =>
        /icon|manifest/.test(attributes.rel ?? ''),
      );
      expect(icons.map(({ attributes }) => attributes.href)).toEqual([
        '/favicon.ico',
        '/assets/icon.svg',
        '/assets/apple-touch-icon.png',
        '/site.webmanifest',
      ]);
      expect(metaOf(html)).toMatchObject({ 'theme-color': '#26112a' });
    }
  });
});
