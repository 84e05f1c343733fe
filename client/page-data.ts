import type { AssetManifest } from '../shared/asset-manifest.ts';
import type { CarDetail } from '../shared/cars/car.ts';
import type { Site } from '../shared/dealer/site.ts';
import type { DescribedIds } from '../shared/inventory/create-stock.ts';

/** Written into the page, so that the browser hydrates the tree that the server rendered. Paths begin with '/'. */
export type PageData = AssetManifest & {
  site: Site;
  /** The records of the page's car, or of the sold cars that its URL names. */
  records?: readonly CarDetail[];
  /** What the page's search has found in the descriptions, which the browser does not have. */
  described?: DescribedIds;
  /** The day in India, by the server's clock: '2026-11-22'. */
  today: string;
};

export const pageDataId = 'page-data';

export const hydratedEvent = 'hydrated';

export function readPageData(document: Document): PageData {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) throw new Error(`The page has no #${pageDataId}`);
  return JSON.parse(json) as PageData;
}
