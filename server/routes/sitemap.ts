import { fixedPaths } from '../../client/routes.tsx';
import { picturePaths } from '../../shared/cars/pictures.ts';
import { absoluteUrl } from '../../shared/dealer/page-metadata.ts';
import type { Site } from '../../shared/dealer/site.ts';
import type { Stock, StockChange } from '../../shared/inventory/create-stock.ts';
import { facetPath, facetsOf } from '../../shared/inventory/links/facets.ts';

type Entry = {
  path: string;
  changed: string | undefined;
  images?: readonly string[];
};

/**
 * https://www.sitemaps.org/protocol.html
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
 */
export function sitemap(site: Site, { listings }: Stock, changes: readonly StockChange[]): string {
  const days = new Map(changes.map(({ id, day }) => [id, day]));
  const entries: Entry[] = [
    ...fixedPaths.map((path) => ({ path, changed: path === '/inventory' ? latest(changes) : undefined })),
    ...facetsOf(listings).map((facet) => ({
      path: facetPath(facet),
      changed: latest(changes.filter((car) => car[facet.field] === facet.value)),
    })),
    ...listings
      .filter(({ page }) => page !== false)
      .map((car) => ({ path: `/car/${car.id}`, changed: days.get(car.id), images: picturePaths(car) })),
  ];
  const urls = entries.map(({ path, changed, images = [] }) => {
    const parts = [
      `<loc>${absoluteUrl(site, path)}</loc>`,
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      ...images.map(
        (image) => `<image:image><image:loc>${absoluteUrl(site, image)}</image:loc></image:image>`,
      ),
    ];
    return `  <url>${parts.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('')}</urlset>
`;
}

function latest(changes: readonly StockChange[]): string | undefined {
  return changes.map(({ day }) => day).reduce((last, day) => (day > last ? day : last), '') || undefined;
}
