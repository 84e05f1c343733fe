import type { Express } from 'express';
import request from 'supertest';

export const host = 'https://www.utsavmotors.example';

/** Path and HTML of every page that the sitemap names. */
export async function sitemapPages(app: Express): Promise<Map<string, string>> {
  const { text } = await request(app).get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(host, ''));
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, (await request(app).get(path).expect(200)).text);
  return pages;
}
