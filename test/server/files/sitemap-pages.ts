import request from 'supertest';
import { makeApp } from '../make-app.ts';

export const host = 'https://www.utsavmotors.example';

let pages: Promise<Map<string, string>> | undefined;

/** Path and HTML of every page that the sitemap names, rendered once for all test files. */
export function sitemapPages(): Promise<Map<string, string>> {
  return (pages ??= renderPages());
}

async function renderPages(): Promise<Map<string, string>> {
  const { app } = makeApp();
  const { text } = await request(app).get('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(host, ''));
  const rendered = new Map<string, string>();
  for (const path of paths) rendered.set(path, (await request(app).get(path).expect(200)).text);
  return rendered;
}
