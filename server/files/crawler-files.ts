import compression from 'compression';
import { Router } from 'express';
import { listings } from '../../shared/cars/listings.ts';
import { detailIds } from '../../shared/cars/details.ts';
import { pagePaths } from '../../client/routes.tsx';
import { absoluteAddress } from '../../shared/page-metadata.ts';
import type { Site } from '../../shared/site.ts';

/** robots.txt, sitemap.xml and the web manifest; their texts are made once. */
export function crawlerRoutes(site: Site): Router {
  const files = [
    { path: '/robots.txt', type: 'text', text: robots(site) },
    { path: '/sitemap.xml', type: 'application/xml', text: sitemap(site) },
    { path: '/site.webmanifest', type: 'application/manifest+json', text: webManifest(site) },
  ];
  const routes = Router();
  for (const { path, type, text } of files) {
    routes.get(path, compression(), (_req, res) => {
      res.set('Cache-Control', 'public, max-age=3600').type(type).send(text);
    });
  }
  return routes;
}

function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(site, '/sitemap.xml')}\n`;
}

function sitemap(site: Site): string {
  const cars = listings.filter(({ id }) => detailIds.includes(id)).map(({ id }) => `/car/${id}`);
  const urls = [...pagePaths, ...cars].map(
    (path) => `  <url><loc>${absoluteAddress(site, path)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function webManifest({ brand }: Site): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description: 'Certified pre-owned cars in Delhi',
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fff9ee',
    theme_color: '#26112a',
    icons: [
      icon('/assets/icon-192.png', '192x192'),
      icon('/assets/icon-512.png', '512x512'),
      icon('/assets/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
