import { makeApp } from '../make-app.ts';

export const host = 'https://www.utsavmotors.example';

const { page } = makeApp();
const urls = (await page('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g);

export const sitemapPages = new Map<string, string>();
for (const [, url = ''] of urls) {
  const path = url.replace(host, '');
  sitemapPages.set(path, await page(path));
}
