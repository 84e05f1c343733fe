import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalsOf, metaOf, texts, values } from '../html.ts';
import { assets } from '../make-app.ts';
import { host, sitemapPages } from '../routes/sitemap-pages.ts';

const pages = [...sitemapPages].map(([path, html]) => ({
  path,
  html,
  title: texts(html, 'title')[0] ?? '',
  description: metaOf(html).description ?? '',
}));

describe('every page of the sitemap', () => {
  it('has a unique title and description of a useful length', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    for (const { path, title, description } of pages) {
      expect(title, path).toMatch(/^.{20,75}$/);
      expect(description, path).toMatch(/^.{70,165}$/);
    }
  });

  it('is its own canonical URL, in Indian English: with 11,25,000, never 1,125,000, and no number plate', () => {
    for (const { path, html } of pages) {
      expect(canonicalsOf(html)).toEqual([host + path]);
      expect(html, path).toContain('<html lang="en-IN"');
      expect(html, path).not.toMatch(/\d{1,3},\d{3},\d{3}|DL 00/);
    }
  });

  it('has only pictures and styles that exist', () => {
    const named = pages.flatMap(({ html }) => [
      ...values(html, 'a, link', 'href'),
      ...values(html, 'img', 'src'),
      ...(html.match(/(?<=utsavmotors\.example)\/assets\/[^"]+/g) ?? []),
      ...values(html, 'source, img', 'srcset').flatMap((srcset = '') => srcset.split(/ \d+w,? ?/)),
    ]);
    const paths = [...new Set(named)].map((url = '') => url.replace(/#.*/, ''));
    const files = paths.filter((path) => path.startsWith('/assets/'));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !existsSync(assets.folder + file))).toEqual([]);
  });
});
