import { Router } from 'express';
import type { Site } from '../../shared/dealer/site.ts';
import type { Stock } from '../../shared/inventory/create-stock.ts';
import { vehicleRows, type FeedFacts } from '../../shared/structured-data/vehicle-rows.ts';
import { sendText } from './crawler-files.ts';

export const feedPath = '/vehicles.csv';

export function feedRoutes(site: Site, { forSale, records }: Stock, feedFacts: FeedFacts): Router {
  const cars = forSale.flatMap(({ id }) => records.get(id) ?? []);
  const text = csvOf(vehicleRows(site, cars, feedFacts));
  return Router({ caseSensitive: true, strict: true }).get(feedPath, sendText('text/csv', text));
}

/** https://www.rfc-editor.org/rfc/rfc4180 */
function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return `${lines.join('\r\n')}\r\n`;
}
