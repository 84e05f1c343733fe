import { existsSync } from 'node:fs';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { canonicalsOf, metaOf, texts, values } from '../html.ts';
import { assets, makeApp } from '../make-app.ts';
import { host, sitemapPages } from '../files/sitemap-pages.ts';

const { app } = makeApp();
const pages = await sitemapPages();

describe('every page of the sitemap', () => {
  it('has a unique title and description of a useful length', () => {
    const heads = [...pages].map(([path, html]) => ({
      path,
      title: texts(html, 'title')[0] ?? '',
      description: metaOf(html).description ?? '',
    }));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    const odd = heads.filter(
      ({ title, description }) =>
        title.length < 20 || title.length > 75 || description.length < 70 || description.length > 165,
    );
    expect(odd).toEqual([]);
  });

  it('is its own canonical URL, in Indian English: with 11,25,000, never 1,125,000, and no number plate', () => {
    for (const [path, html] of pages) {
      expect(canonicalsOf(html)).toEqual([host + path]);
      expect(html, path).toContain('<html lang="en-IN"');
      expect(html, path).not.toMatch(/\d{1,3},\d{3},\d{3}|DL 00/);
    }
  });

  it('has links and pictures that are found directly, except the page of the listed car that has none', async () => {
    const named = [...pages.values()].flatMap((html) => [
      ...values(html, 'a, link', 'href'),
      ...values(html, 'img', 'src'),
      metaOf(html)['og:image']?.replace(host, ''),
      ...values(html, 'source, img', 'srcset').flatMap((srcset = '') => srcset.split(/ \d+w,? ?/)),
    ]);
    const own = new Set(named.flatMap((url) => (url?.startsWith('/') ? [url.replace(/#.*/, '')] : [])));
    const files = [...own].filter((path) => path.startsWith('/assets/'));
    const paths = [...own].filter((path) => !path.startsWith('/assets/') && !pages.has(path));
    expect(files.length).toBeGreaterThan(500);
    expect(paths.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(assets.folder + file))).toEqual([]);
    const statuses: [path: string, status: number][] = [];
    for (const path of paths) statuses.push([path, (await request(app).get(path)).status]);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([['/car/34', 404]]);
  });
});
