import { Router, type RequestHandler } from 'express';
import { absoluteUrl, promiseOf } from '../../shared/dealer/page-metadata.ts';
import type { Site } from '../../shared/dealer/site.ts';
import type { Stock, StockChange } from '../../shared/inventory/create-stock.ts';
import { sitemap } from './sitemap.ts';

export const crawlerPaths = ['/robots.txt', '/sitemap.xml', '/site.webmanifest'] as const;

export function crawlerRoutes(site: Site, stock: Stock, changes: readonly StockChange[]): Router {
  // Other spellings are redirected: middleware/paths.ts.
  return Router({ caseSensitive: true, strict: true })
    .get('/robots.txt', sendText('text/plain', robots(site)))
    .get('/sitemap.xml', sendText('application/xml', sitemap(site, stock, changes)))
    .get('/site.webmanifest', sendText('application/manifest+json', webManifest(site)));
}

export function sendText(type: string, text: string): RequestHandler {
  return (_req, res) => {
    res.locals.route = 'crawler';
    res.type(type).vary('Accept-Encoding').set('Cache-Control', 'public, max-age=3600').send(text);
  };
}

// An ampersand separates parameters, and a comma the values of a parameter: shared/inventory/inventory-hrefs.ts.
const separators = ['&', ',', '%2C'];

/** Of two rules that match, crawlers follow the longer one: https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2 */
function robots(site: Site): string {
  return `# Crawlers may read all pages, also to train models. Cars are sold and prices change daily, so an answer based on
# a page should name the page, and the day on which it was read.
User-agent: *
# Filters can be combined endlessly, so crawlers may read only lists with a single filter, with all their pages.
${separators.map((separator) => `Disallow: /inventory?*${separator}\n`).join('')}\
Allow: /inventory?*&page=
${separators.map((separator) => `Disallow: /inventory?*${separator}*&page=\n`).join('')}\
Disallow: /inventory?*&page=*&

# These fetch the page that a visitor shares, to show a preview.
User-agent: facebookexternalhit
User-agent: Twitterbot
User-agent: LinkedInBot
Allow: /

Sitemap: ${absoluteUrl(site, '/sitemap.xml')}
`;
}

function webManifest(site: Site): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: promiseOf(site),
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
